import { api } from '#api/client.ts'
import type { Intent } from '#machines/people/session/session.rules.ts'

type Resume = {
	goTo: (path: string) => void
	openPurchase: (targetId: string, free: boolean) => void
	/** Opens the purchase of the whole cart. */
	openCheckout: () => void
	/** The favourites changed. */
	refreshFavourites: () => void
}

/** Goes back to the page that login interrupted and takes up what was being done there. */
export const resumeIntent = (intent: Intent, resume: Resume): void => {
	resume.goTo(intent.returnTo)
	if (intent.action === 'checkout') resume.openCheckout()
	const { targetId } = intent
	if (!targetId) return
	if (intent.action === 'purchase' || intent.action === 'enrol')
		resume.openPurchase(targetId, intent.action === 'enrol')
	const mark =
		intent.action === 'favourite'
			? api.PUT('/user/favourites/{webinar_id}', { params: { path: { webinar_id: targetId } } })
			: intent.action === 'bookmarkJob' &&
				api.PUT('/user/bookmarked-jobs/{job_id}', { params: { path: { job_id: targetId } } })
	if (mark)
		mark
			.catch((error: unknown) => console.info('the bookmark was not resumed', error))
			.finally(resume.refreshFavourites)
}
