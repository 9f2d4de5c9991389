import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { PickedItem } from '#machines/web/bulk-change/bulk-change.types.ts'
import { css } from '#styled/css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { BulkChangeRef } from './use-bulk-change.ts'

const look = css({ display: 'flex', gap: '2', alignItems: 'center' })

type PickProps = { process: BulkChangeRef; item: PickedItem; children: ReactNode }

/** The first cell of a row with a box that picks the row. */
export const PickBox = ({ process, item, children }: PickProps) => {
	const isPicked = useSelector(process, ({ context }) =>
		context.picked.some(({ id }) => id === item.id),
	)
	return (
		<span className={look}>
			<Checkbox
				aria-label={m.bulk_choose({ name: item.name })}
				checked={isPicked}
				onChange={() => process.send({ type: 'item.toggled', item })}
			>
				{null}
			</Checkbox>
			<span>{children}</span>
		</span>
	)
}
