import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { listName } from '#i18n/list-name.ts'
import type { School } from '#openapi/v1.gen.ts'
import {
	type FormSubmission,
	useFormSubmission,
} from '#processes/form-submission/use-form-submission.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { accountQuery } from '#processes/session/session.queries.ts'

/** Slugs as the form stores them, and back. */
export const joined = (slugs: readonly string[]): string => slugs.join(',')
export const split = (text = ''): string[] => (text === '' ? [] : text.split(','))

/** Stores the kind, boards and classes of a school (SCH-04). */
export const useSchoolKind = (school: School): FormSubmission => {
	const queryClient = useQueryClient()
	const { data: lists } = useSuspenseQuery(referenceQuery)
	const type = lists.school_onboarding_types.find(({ id }) => id === school.onboarding_type)
	return useFormSubmission({
		name: `school-kind.${school.id}`,
		fresh: false,
		submit: async (draft, signal) => {
			const body = {
				onboarding_type: draft.type || null,
				boards: split(draft.boards),
				grades: split(draft.grades),
			}
			const { data } = await api.PUT('/school/details', { body, signal })
			queryClient.setQueryData(
				accountQuery.queryKey,
				(account) => account && { ...account, school: data! },
			)
		},
		checks: { type: 'required', typeName: 'optional', boards: 'required', grades: 'required' },
		given: {
			type: type?.id ?? '',
			typeName: type ? listName(type.name) : '',
			boards: joined(school.boards),
			grades: joined(school.grades),
		},
		keepsReceipt: false,
	})
}
