import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CareerDialog } from '#features/jobs/career-interest/career-dialog.tsx'
import { m } from '#i18n/messages'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { phoneBookQuery } from '#ui/form/phone-book.query.ts'
import { ErrorState } from '#ui/list/error-state.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

type ModalProps = { onClose: (reason: DialogReason | 'finished') => void }

/**
 * The career-interest form with its facts: the account, the telephone book and the list of
 * subjects.
 */
export const CareerModal = ({ onClose }: ModalProps) => {
	const account = useQuery(accountQuery)
	const reference = useQuery(referenceQuery)
	const book = useQuery(phoneBookQuery)
	const subjects = useMemo(() => reference.data?.subjects.map(({ name }) => name), [reference.data])
	const countries = useMemo(() => book.data?.countries(), [book.data])
	if (account.data && book.data && subjects && countries) {
		const { id, displayName, email, phone: number } = account.data
		const { dialCode, judge, split } = book.data
		const { phone, country } = split(number, account.data.country)
		return (
			<CareerDialog
				key={id}
				accountId={id}
				prefill={{ name: displayName, email, phone, phone_country: country }}
				facts={{ dialCode, countries, subjects }}
				international={(national, of) => judge(national, of).phone}
				onClose={onClose}
			/>
		)
	}
	const failed = account.isError || reference.isError || book.isError
	const retry = () => void Promise.all([account.refetch(), reference.refetch(), book.refetch()])
	return (
		<Dialog size="long" title={m.career_title()} onClose={onClose}>
			{failed ? <ErrorState onRetry={retry} /> : <Skeleton height="20rem" />}
		</Dialog>
	)
}
