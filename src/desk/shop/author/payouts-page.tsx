import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SaveButton } from '#desk/list/save-button.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { SelectField } from '#ui/form/select-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { lead5 } from '#ui/look.ts'
import { type PayoutsSearch, payoutStatuses } from './authors.search.ts'
import { PayoutTable, payoutStatusNames } from './payout-table.tsx'
import { savePayouts } from './payouts-file.ts'

const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end', pb: '5' })

/** Payouts to authors, and a file of them for the bank and for taxes (DSK-22). */
export const PayoutsPage = () => {
	const filter = useSearch({ strict: false }) as PayoutsSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.desk_payout_list_title()}</Heading>
			<p className={lead5}>{m.desk_payout_list_text()}</p>
			<div className={tools}>
				<SelectField
					label={m.desk_author_state()}
					value={filter.status ?? ''}
					options={[
						{ value: '', label: m.desk_payout_all() },
						...payoutStatuses.map((value) => ({ value, label: payoutStatusNames[value]() })),
					]}
					onChange={({ target }) =>
						void navigate({
							to: '/payouts',
							search: target.value ? { status: target.value } : {},
						} as never)
					}
				/>
				<SaveButton of={['payouts', filter]} save={() => savePayouts(filter)} />
			</div>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<PayoutTable filter={filter} decides none={m.desk_payout_none_text()} />
			</Suspense>
		</>
	)
}
