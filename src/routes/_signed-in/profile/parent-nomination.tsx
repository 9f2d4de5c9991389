import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { GivenNominations } from '#features/people/nomination/given-nominations.tsx'
import { givenQuery } from '#features/people/nomination/nomination.queries.ts'
import { NominationForm } from '#features/people/nomination/nomination-form.tsx'
import { m } from '#i18n/messages'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { readAccess } from '#routes/-access/read-access.ts'
import { useAccount } from '#routes/-access/use-account.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const ParentsOnly = () => {
	const { roles } = useAccount()
	const { data: reference } = useSuspenseQuery(referenceQuery)
	if (!roles.includes('parent'))
		return (
			<EmptyState title={m.nomination_parents_only()} text={m.nomination_parents_only_text()} />
		)
	return (
		<>
			<NominationForm subjects={reference.subjects} fresh={false} />
			<Section title={m.nomination_given_title()}>
				<GivenNominations />
			</Section>
		</>
	)
}

const ParentNomination = () => (
	<>
		<Heading>{m.nomination_title()}</Heading>
		<p className={lead4}>{m.nomination_lead()}</p>
		<Suspense fallback={<Skeleton height="20rem" />}>
			<ParentsOnly />
		</Suspense>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/parent-nomination')({
	loader: async ({ context }) => {
		if (!(await context.signedIn)) return
		void context.queryClient.prefetchQuery(referenceQuery)
		const { has } = await readAccess(context)
		if (has('parent')) void context.queryClient.prefetchQuery(givenQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.nomination_title(), noindex: true }),
	component: ParentNomination,
})
