import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { inWholeRupees } from '#domain/shop/purchase.rules.ts'
import { productPath } from '#domain/web/navigation.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { cx, sva } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { LicenceForm } from './licence-form.tsx'
import type { SchoolCartLineData } from './school-cart.queries.ts'
import { useLicencesRemoval } from './use-licences-removal.ts'

const look = sva({
	slots: ['root', 'head', 'title', 'note', 'total', 'failed'],
	base: {
		root: { display: 'flex', flexDirection: 'column', gap: '3', p: '4' },
		head: { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'space-between' },
		title: { textStyle: 'title' },
		note: { textStyle: 'small', color: 'ink.muted' },
		total: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
		failed: { textStyle: 'small', color: 'red' },
	},
})()

const changeOf = (line: SchoolCartLineData): string => {
	const date = dateAndTime(line.changed_at)
	const changed = m.licence_changed({ name: line.changed_by, date })
	if (line.previous_quantity === null || line.previous_by === null) return changed
	return `${changed} · ${m.licence_before({ name: line.previous_by, count: line.previous_quantity })}`
}

/**
 * One line of the school's cart: how many licences, whose word it is, what they cost, and the way
 * out (CRT-03).
 */
export const SchoolCartLine = ({ line }: { line: SchoolCartLineData }) => {
	const removal = useLicencesRemoval(line)
	const busy = useSelector(removal, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(removal, (snapshot) => snapshot.hasTag('failed'))
	const { title } = line.webinar
	return (
		<li className={cx(panel(), look.root)}>
			<div className={look.head}>
				<h2 className={look.title}>
					<Link className={link({ kind: 'plain' })} to={productPath(line.webinar)}>
						{title}
					</Link>
				</h2>
				<span className={look.total}>
					{rupees(inWholeRupees(line.total))} <span className={look.note}>{m.app_with_gst()}</span>
				</span>
			</div>
			{!line.is_sold && <p className={look.failed}>{m.licence_not_sold()}</p>}
			<LicenceForm
				key={`${line.quantity} ${line.changed_at}`}
				resourceId={line.course_id}
				title={title}
				held={line.quantity}
				isFull={false}
			>
				<Button
					tone="quiet"
					busy={busy}
					aria-label={m.cart_remove_named({ title })}
					onClick={() => removal.send({ type: 'form.submitted' })}
				>
					{m.cart_remove()}
				</Button>
			</LicenceForm>
			<p className={look.note}>{changeOf(line)}</p>
			{failed && (
				<p role="alert" className={look.failed}>
					{m.licence_removal_failed()}
				</p>
			)}
		</li>
	)
}
