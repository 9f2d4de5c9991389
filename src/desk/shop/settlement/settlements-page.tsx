import { useNavigate, useSearch } from '@tanstack/react-router'
import { Part } from '#desk/layout/part.tsx'
import { DeskImport } from '#desk/list/desk-import.tsx'
import { daysOf } from '#desk/period/period.ts'
import { PeriodField } from '#desk/period/period-field.tsx'
import { SETTLEMENT_FILE_LIMIT } from '#domain/shop/settlement-file.rules.ts'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { lead5 } from '#ui/look.ts'
import type { SettlementsSearch } from './settlement.search.ts'
import { settlementImportActors } from './settlement-import.actors.ts'
import { OpenLines, Settlements, UnsettledPayments } from './settlement-lists.tsx'
import { importWords } from './settlement-words.ts'

/** Settlement files of the payment providers, and what in them does not match (DSK-15). */
export const SettlementsPage = () => {
	const { period = '30' } = useSearch({ strict: false }) as SettlementsSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.desk_settle_title()}</Heading>
			<p className={lead5}>{m.desk_settle_text()}</p>
			<DeskImport
				actorsOf={settlementImportActors}
				most={SETTLEMENT_FILE_LIMIT}
				words={importWords()}
			/>
			<Part name={m.desk_settle_open()} words={m.desk_settle_open_text()}>
				<OpenLines />
			</Part>
			<Part name={m.desk_settle_all()} words={m.desk_settle_all_text()}>
				<Settlements />
			</Part>
			<Part name={m.desk_settle_missing()} words={m.desk_settle_missing_text()}>
				<PeriodField
					period={period}
					onChange={(chosen) =>
						void navigate({ to: '/settlements', search: { period: chosen } } as never)
					}
				/>
				<UnsettledPayments days={daysOf(period, new Date())} />
			</Part>
		</>
	)
}
