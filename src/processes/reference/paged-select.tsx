import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { Option } from '#machines/catalogue/reference/paginated-select.rules.ts'
import { Button } from '#ui/action/button.tsx'
import { PaginatedField } from '#ui/form/paginated-field.tsx'
import type { Offered } from './option-pages.query.ts'
import { usePaginatedSelect } from './use-paginated-select.ts'

type SelectProps = {
	source: Offered
	label: string
	hint?: string
	error?: ReactNode
	name: string
	/** The choice when the select appears. */
	chosen: Option | null
	readOnly?: boolean
	/** Called with the chosen option, null if the text was changed after that. */
	onChoice: (option: Option | null) => void
}

/** One of a long list that loads ten at a time, found by part of its name (FLD-05). */
export const PagedSelect = ({
	source,
	chosen,
	onChoice,
	readOnly = false,
	...words
}: SelectProps) => {
	const { ref, options, list } = usePaginatedSelect(source, chosen, onChoice)
	const snapshot = useSelector(ref, (one) => one)
	const status = () => {
		if (snapshot.hasTag('failed'))
			return (
				<>
					{m.options_failed()}{' '}
					<Button tone="quiet" size="sm" onClick={() => ref.send({ type: 'page.retried' })}>
						{m.options_retry()}
					</Button>
				</>
			)
		if (snapshot.hasTag('busy')) return m.options_loading()
		return options.length === 0 ? m.options_none() : null
	}
	return (
		<PaginatedField
			{...words}
			text={snapshot.context.text}
			options={options}
			open={snapshot.hasTag('open')}
			onOpen={(open) => ref.send({ type: open ? 'list.opened' : 'list.closed' })}
			onType={(text) => ref.send({ type: 'text.changed', text })}
			onChoose={(option) => ref.send({ type: 'option.chosen', option })}
			status={status()}
			list={list}
			readOnly={readOnly}
		/>
	)
}
