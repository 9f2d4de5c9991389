import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { type PageLinkProps, Pagination } from '#ui/list/pagination.tsx'
import { ApplicantItem } from './applicant-item.tsx'
import { applicantsQuery, POSTING_PAGE } from './job-posting.queries.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', pb: '4' })

type ApplicantListProps = {
	/** The post; without it who is shortlisted for any. */
	job?: string
	page: number
	linkTo: (page: number, props: PageLinkProps) => ReactNode
}

/** Applicants of a school, last changed first (SCH-08). */
export const ApplicantList = ({ job, page, linkTo }: ApplicantListProps) => {
	const { data } = useSuspenseQuery(applicantsQuery({ ...(job && { job }), page }))
	if (data.total === 0)
		return (
			<EmptyState
				title={job ? m.posting_applicants_none() : m.posting_shortlist_none()}
				text={job ? m.posting_applicants_none_text() : m.posting_shortlist_none_text()}
			/>
		)
	return (
		<>
			<ul className={list}>
				{data.data.map((applicant) => (
					<ApplicantItem key={applicant.id} applicant={applicant} />
				))}
			</ul>
			<Pagination page={page} pages={Math.ceil(data.total / POSTING_PAGE)} linkTo={linkTo} />
		</>
	)
}
