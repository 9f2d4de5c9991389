import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Part } from '#desk/layout/part.tsx'
import { useStaff } from '#desk/layout/use-staff.ts'
import { HOLD_DAYS, LEAST_PAYOUT } from '#domain/shop/author-share.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/dialog/announce.ts'
import { rupees } from '#ui/display/rupees.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { lead5 } from '#ui/look.ts'
import { authorQuery, authorsKey } from './author.queries.ts'
import { Authored, Shares } from './author-lists.tsx'
import { AuthorMoney } from './author-money.tsx'
import { PayeeDialog } from './payee-dialog.tsx'
import { PayoutTable } from './payout-table.tsx'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'start' })

const Payee = ({ id }: { id: string }) => {
	const { data: author } = useSuspenseQuery(authorQuery(id))
	const [isOpen, setOpen] = useState(false)
	const queryClient = useQueryClient()
	const close = () => setOpen(false)
	return (
		<div className={stack}>
			{!author.payee && <Notice>{m.desk_author_payee_missing()}</Notice>}
			<AuthorMoney author={author} />
			<Button tone={author.payee ? 'outline' : 'solid'} onClick={() => setOpen(true)}>
				{author.payee ? m.desk_author_payee_change() : m.desk_author_payee_enter()}
			</Button>
			{isOpen && (
				<PayeeDialog
					payee={author.payee}
					onStored={() => {
						announce(m.desk_author_payee_stored())
						void queryClient.invalidateQueries({ queryKey: authorsKey })
						close()
					}}
					onClose={close}
				/>
			)}
		</div>
	)
}

/** The author's own page: their share, payouts, resources with figures (DSK-21, DSK-22). */
export const EarningsPage = () => {
	const { id } = useStaff()
	return (
		<>
			<Heading>{m.desk_earnings_title()}</Heading>
			<p className={lead5}>
				{m.desk_earnings_text({ days: HOLD_DAYS, amount: rupees(LEAST_PAYOUT) })}
			</p>
			<Payee id={id} />
			<Part name={m.desk_author_resources()} words={m.desk_author_resources_text()}>
				<Authored id={id} />
			</Part>
			<Part name={m.desk_payout_list_title()} words={m.desk_payout_own_text()}>
				<PayoutTable filter={{ author: id }} decides={false} none={m.desk_payout_none_own()} />
			</Part>
			<Part name={m.desk_author_shares()} words={m.desk_author_shares_text()}>
				<Shares id={id} />
			</Part>
		</>
	)
}
