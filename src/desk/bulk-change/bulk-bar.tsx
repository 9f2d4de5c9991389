import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { hasPage } from '#machines/web/bulk-change/bulk-change.rules.ts'
import type { PickedItem } from '#machines/web/bulk-change/bulk-change.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { OfferedChange } from './offered-change.ts'
import type { BulkChangeRef } from './use-bulk-change.ts'

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', pb: '3' })
const chosen = css({ fontWeight: 'bold' })

type BarProps = {
	process: BulkChangeRef
	/** The items of the page. */
	items: readonly PickedItem[]
	changes: readonly OfferedChange[]
}

/** Picks the items of a page, and changes what is picked (28.3). */
export const BulkBar = ({ process, items, changes }: BarProps) => {
	const picked = useSelector(process, ({ context }) => context.picked)
	const offered = changes.filter(({ fits }) => picked.some(fits))
	return (
		<section className={bar} aria-label={m.bulk_title()}>
			<Checkbox
				checked={hasPage(picked, items)}
				onChange={() => process.send({ type: 'page.toggled', items })}
			>
				{m.bulk_choose_page()}
			</Checkbox>
			<span role="status" className={chosen}>
				{picked.length > 0 && m.bulk_chosen({ number: picked.length })}
			</span>
			{offered.map(({ name, label }) => (
				<Button
					key={name}
					size="sm"
					tone="outline"
					onClick={() => process.send({ type: 'change.requested', change: name })}
				>
					{label}
				</Button>
			))}
			{picked.length > 0 && (
				<Button size="sm" tone="quiet" onClick={() => process.send({ type: 'picks.cleared' })}>
					{m.bulk_none()}
				</Button>
			)}
			<BulkDialog process={process} changes={changes} />
		</section>
	)
}
