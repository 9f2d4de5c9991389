import { FactList } from '#desk/layout/fact-list.tsx'
import { m } from '#i18n/messages'
import { rupees } from '#ui/display/rupees.ts'
import type { Author } from './author.queries.ts'

/** The share of an author, what is owed, and what was sent this year (DSK-22). */
export const AuthorMoney = ({
	author: { rate, balance, due, year, payee },
}: {
	author: Author
}) => (
	<FactList
		facts={[
			[m.desk_author_rate(), m.desk_author_percent({ rate })],
			[m.desk_author_balance(), rupees(balance)],
			[m.desk_author_due(), rupees(due)],
			[
				m.desk_author_year(),
				m.desk_author_year_text({ gross: rupees(year.gross), tds: rupees(year.tds) }),
			],
			[
				m.desk_author_payee(),
				payee
					? `${payee.name} · ${payee.account_number} · ${payee.ifsc}`
					: m.desk_author_no_payee(),
			],
			[m.desk_author_pan(), payee?.pan || '–'],
		]}
	/>
)
