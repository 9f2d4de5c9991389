import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { showsInitials } from '#domain/people/picture-upload.rules.ts'
import { isStaff } from '#domain/people/staff-roles.rules.ts'
import { ProfileDetails } from '#features/people/profile/profile-details.tsx'
import { profileQuestionsQuery } from '#features/people/profile/profile-questions.query.ts'
import { ProfileQuestions } from '#features/people/profile/profile-questions.tsx'
import { ProfileCard } from '#features/people/session/profile-card.tsx'
import { m } from '#i18n/messages'
import { useAccount } from '#routes/-access/use-account.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { phoneBookQuery } from '#ui/form/phone-book.query.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const place = css({ minH: '11' })

const PictureUpload = lazy(async () => ({
	default: (await import('#features/people/picture/picture-upload.tsx')).PictureUpload,
}))

const PlanLeft = lazy(async () => ({
	default: (await import('#features/shop/subscription/plan-left.tsx')).PlanLeft,
}))

const PersonalDetails = () => {
	const { roles } = useAccount()
	const picture = !showsInitials(roles) && (
		<Suspense fallback={<div className={place} />}>
			<PictureUpload owner="user" />
		</Suspense>
	)
	return (
		<div className={stack}>
			<ProfileCard picture={picture} />
			{isStaff(roles) && (
				<div>
					<a className={button({ tone: 'outline' })} href="/desk">
						{m.desk_open()}
					</a>
				</div>
			)}
			<Suspense>
				<PlanLeft />
			</Suspense>
			<Suspense fallback={<Skeleton height="20rem" />}>
				<ProfileDetails />
			</Suspense>
			<Suspense fallback={<Skeleton height="40rem" />}>
				<ProfileQuestions />
			</Suspense>
		</div>
	)
}

export const Route = createFileRoute('/_signed-in/profile/')({
	loader: async ({ context: { queryClient, signedIn } }) => {
		if (!(await signedIn)) return
		void queryClient.prefetchQuery(phoneBookQuery)
		void queryClient.prefetchQuery(profileQuestionsQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.header_personal_details(), noindex: true }),
	component: PersonalDetails,
})
