import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { assessmentSharingQuery } from '#features/learning/self-assessment/assessment-sharing.queries.ts'
import { AssessmentSharing } from '#features/learning/self-assessment/assessment-sharing.tsx'
import { selfAssessmentsQuery } from '#features/learning/self-assessment/self-assessment.queries.ts'
import { SelfAssessmentForm } from '#features/learning/self-assessment/self-assessment-form.tsx'
import { m } from '#i18n/messages'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { useAccount } from '#routes/-access/use-account.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const sharing = cx(panel({ pad: true }), css({ maxW: '[36rem]', mb: '4' }))
const title = css({ textStyle: 'title', pb: '1' })

const Form = () => {
	const account = useAccount()
	const { data: reference } = useSuspenseQuery(referenceQuery)
	const { data: earlier } = useSuspenseQuery(selfAssessmentsQuery)
	return (
		<>
			<section className={sharing} aria-label={m.assessment_sharing()}>
				<h2 className={title}>{m.assessment_sharing()}</h2>
				<AssessmentSharing alone={m.assessment_sharing_alone()} />
			</section>
			<SelfAssessmentForm
				accountId={account.id}
				competencies={reference.competency}
				earlier={earlier}
			/>
		</>
	)
}

const Assessment = () => (
	<>
		<Heading>{m.assessment_title()}</Heading>
		<p className={lead4}>{m.assessment_lead()}</p>
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Form />
		</Suspense>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/self-assessment')({
	loader: async ({ context: { queryClient, signedIn } }) => {
		if (!(await signedIn)) return
		void queryClient.prefetchQuery(referenceQuery)
		void queryClient.prefetchQuery(selfAssessmentsQuery)
		void queryClient.prefetchQuery(assessmentSharingQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.assessment_title(), noindex: true }),
	component: Assessment,
})
