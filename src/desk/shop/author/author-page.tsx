import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { Part } from '#desk/layout/part.tsx'
import { LEAST_PAYOUT } from '#domain/shop/author-share.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { rupees } from '#ui/display/rupees.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { authorQuery } from './author.queries.ts'
import { Authored, Shares } from './author-lists.tsx'
import { AuthorMoney } from './author-money.tsx'
import { PayoutTable } from './payout-table.tsx'
import { PrepareButton } from './prepare-button.tsx'
import { RateButton } from './rate-button.tsx'

const lead = css({ color: 'ink.muted', pb: '5', overflowWrap: 'anywhere' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', pt: '4' })

/** An author: the share, what is owed, payouts and resources (DSK-22). */
export const AuthorPage = () => {
	const { id } = useParams({ strict: false }) as { id: string }
	const { data: author } = useSuspenseQuery(authorQuery(id))
	const { name, email, next } = author
	return (
		<>
			<Breadcrumb here={name}>
				<DeskLink to="/authors">{m.desk_author_list_title()}</DeskLink>
			</Breadcrumb>
			<Heading>{name}</Heading>
			<p className={lead}>{email}</p>
			<AuthorMoney author={author} />
			<div className={ways}>
				{next && <PrepareButton key={next.gross} author={author} next={next} />}
				<RateButton key={author.rate} author={author} />
				{!next && <span>{m.desk_author_too_little({ amount: rupees(LEAST_PAYOUT) })}</span>}
			</div>
			<Part name={m.desk_payout_list_title()} words={m.desk_payout_of_author()}>
				<PayoutTable filter={{ author: id }} decides none={m.desk_payout_none_here()} />
			</Part>
			<Part name={m.desk_author_resources()} words={m.desk_author_resources_text()}>
				<Authored id={id} />
			</Part>
			<Part name={m.desk_author_shares()} words={m.desk_author_shares_text()}>
				<Shares id={id} />
			</Part>
		</>
	)
}
