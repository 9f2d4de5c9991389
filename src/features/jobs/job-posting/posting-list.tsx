import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { middleRow3, small, titleText } from '#ui/look.ts'
import { POSTING_PAGE, postingsQuery, type SchoolJob } from './job-posting.queries.ts'
import { OpenPosting } from './open-posting.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', py: '4' })

const factsOf = ({ applications, shortlisted }: SchoolJob): string =>
	m.posting_applicants({ applications, shortlisted })

/** The posts of a school, with who applied, to change and to close (SCH-08). */
export const PostingList = ({ page }: { page: number }) => {
	const { data } = useSuspenseQuery(postingsQuery(page))
	const add = (
		<Link to="/profile/job-posting/$id" params={{ id: 'new' }} className={button()}>
			{m.posting_add()}
		</Link>
	)
	if (data.total === 0)
		return (
			<EmptyState title={m.posting_none()} text={m.posting_none_text()}>
				{add}
			</EmptyState>
		)
	return (
		<>
			{add}
			<ul className={list}>
				{data.data.map((post) => (
					<li key={post.id} className={cx(panel({ pad: true }), list)}>
						<div className={middleRow3}>
							<h2 className={titleText} lang={post.language}>
								{post.title}
							</h2>
							<Badge tone={post.is_open ? 'leaf' : undefined}>
								{post.is_open ? m.posting_open() : m.job_closed()}
							</Badge>
						</div>
						<p className={small}>
							{m.posting_facts({ city: post.city, date: shortDate(post.closes_on) })}
						</p>
						<div className={middleRow3}>
							<Link
								className={link()}
								to="/profile/job-posting/$id/applicants"
								params={{ id: post.id }}
								aria-label={m.posting_applicants_of({ facts: factsOf(post), title: post.title })}
							>
								{factsOf(post)}
							</Link>
							<Link
								className={link()}
								to="/profile/job-posting/$id"
								params={{ id: post.id }}
								aria-label={m.posting_change_of({ title: post.title })}
							>
								{m.posting_change()}
							</Link>
							{post.withheld === null && (
								<>
									<Link className={link()} to="/jobs/$slug" params={{ slug: post.slug }}>
										{m.job_view_named({ title: post.title })}
									</Link>
									<OpenPosting post={post} />
								</>
							)}
						</div>
						{post.withheld !== null && (
							<Notice kind="warning">{m.posting_withheld({ reason: post.withheld })}</Notice>
						)}
					</li>
				))}
			</ul>
			<Pagination
				page={page}
				pages={Math.ceil(data.total / POSTING_PAGE)}
				linkTo={(number, props) => (
					<Link to="/profile/job-posting" search={{ page: number }} {...props} />
				)}
			/>
		</>
	)
}
