import { DeskLink } from '#desk/layout/desk-link.tsx'
import { moneyOf } from '#desk/shop/order/order-words.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { smallLine } from '#ui/look.ts'
import { ExplainButton } from './explain-button.tsx'
import type { SettlementLine } from './settlement.queries.ts'
import { kindOf, matchTones, matchWords, providerNames } from './settlement-words.ts'

const reference = css({ overflowWrap: 'anywhere' })

const cellsOf = (line: SettlementLine) => [
	<span key="line">
		{kindOf(line)}
		<span className={smallLine}>
			<span className={reference}>{line.reference}</span>
		</span>
		<span className={smallLine}>
			{providerNames[line.provider]} · {shortDate(line.settled_on)}
		</span>
	</span>,
	moneyOf(line.amount, line.currency),
	moneyOf(line.fee, line.currency),
	<span key="match">
		<Badge tone={line.explanation ? 'neutral' : matchTones[line.match]}>
			{matchWords[line.match]()}
		</Badge>
		{line.explanation && <span className={smallLine}>{line.explanation}</span>}
	</span>,
	line.order_id ? (
		<DeskLink key="order" className={link()} to={`/orders/${line.order_id}`}>
			{m.desk_settle_order()}
		</DeskLink>
	) : (
		'–'
	),
	line.match === 'matched' ? '–' : <ExplainButton key="explain" line={line} />,
]

type LineTableProps = { label: string; lines: readonly SettlementLine[] }

/** Lines of settlements, with how they agree with the shop's payments and refunds (DSK-15). */
export const LineTable = ({ label, lines }: LineTableProps) => (
	<DataTable
		label={label}
		heads={[
			m.desk_settle_line(),
			m.desk_settle_amount(),
			m.desk_settle_fee(),
			m.desk_settle_match(),
			m.desk_settle_order_head(),
			m.desk_actions(),
		]}
		rows={lines.map((line) => ({ key: line.id, cells: cellsOf(line) }))}
	/>
)
