import { useInfiniteQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { moreReviewsQuery } from './review.queries.ts'
import { ReviewList } from './review-list.tsx'

const stack = css({
	display: 'flex',
	flexDirection: 'column',
	alignItems: 'start',
	gap: '5',
	pt: '5',
})

type MoreReviewsProps = {
	resourceId: string
	/** How many are read already. */
	known: number
	canReport: boolean
}

/**
 * The reviews after those of the page, some at a press; a failure is said and pressed away
 * (REV-01).
 */
export const MoreReviews = ({ resourceId, known, canReport }: MoreReviewsProps) => {
	const query = { ...moreReviewsQuery(resourceId, known), enabled: false }
	const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery(query)
	return (
		<div className={stack}>
			{data && (
				<ReviewList
					resourceId={resourceId}
					reviews={data.pages.flatMap((page) => page.data)}
					canReport={canReport}
				/>
			)}
			{isError && !isFetching && <Notice kind="warning">{m.app_error_network()}</Notice>}
			{(!data || hasNextPage) && (
				<Button tone="outline" busy={isFetching} onClick={() => void fetchNextPage()}>
					{m.review_more()}
				</Button>
			)}
		</div>
	)
}
