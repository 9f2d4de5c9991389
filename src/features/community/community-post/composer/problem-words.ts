import { m } from '#i18n/messages'
import type { PostProblem } from '#machines/community/community-post/community-post.types.ts'

/** Returns the error, the state of the draft and the next step, in words. */
export const problemWords = (
	problem: PostProblem,
	count: number,
	most: { letters: number; pictures: number },
): string => {
	const words: Record<PostProblem, () => string> = {
		empty: m.community_problem_empty,
		tooLong: () => m.community_problem_too_long({ count, most: most.letters }),
		tooMany: m.community_problem_too_many,
		gone: m.community_problem_gone,
		unavailable: m.community_problem_unavailable,
		pictureRefused: m.community_problem_picture,
		pictureFailed: m.community_problem_picture_failed,
		tooManyPictures: () => m.community_problem_pictures({ most: most.pictures }),
		undoFailed: m.community_problem_undo,
	}
	return words[problem]()
}
