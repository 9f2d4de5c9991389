import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Award from 'lucide-react/icons/award'
import type { ReactNode } from 'react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { cx, sva } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { type Certificate, myCertificatesQuery, PAGE_SIZE } from './certificate.queries.ts'
import { CertificateLinks } from './certificate-links.tsx'
import { certificateKinds } from './certificate-words.ts'

const look = sva({
	slots: ['list', 'root', 'row', 'title', 'note'],
	base: {
		list: { display: 'flex', flexDirection: 'column', gap: '4' },
		root: { display: 'flex', flexDirection: 'column', gap: '3', p: '4' },
		row: { display: 'flex', flexWrap: 'wrap', gap: '2' },
		title: { textStyle: 'title' },
		note: { textStyle: 'small', color: 'ink.muted' },
	},
})()

type RowProps = {
	origin: string
	/** The button that shares a certificate. */
	share: (certificate: Certificate) => ReactNode
}

type MyProps = RowProps & {
	/** From 1. */
	page: number | undefined
}

const Row = ({ certificate, origin, share }: RowProps & { certificate: Certificate }) => {
	const { id, kind, title, status, issued_at } = certificate
	const isValid = status === 'valid'
	return (
		<li className={cx(panel(), look.root)}>
			<div className={look.row}>
				<Badge tone="primary">{certificateKinds[kind]()}</Badge>
				<Badge tone={isValid ? 'leaf' : 'gold'}>
					{isValid ? m.certificate_valid_badge() : m.certificate_revoked_badge()}
				</Badge>
			</div>
			<h2 className={look.title}>{title}</h2>
			<p className={look.note}>{m.certificate_issued_on({ date: shortDate(issued_at) })}</p>
			<div className={look.row}>
				<Link
					className={button({ size: 'sm' })}
					to="/certificate/$id"
					params={{ id }}
					aria-label={m.certificate_open({ title })}
				>
					{m.certificate_open_short()}
				</Link>
				{isValid && share(certificate)}
			</div>
			{isValid && <CertificateLinks certificate={certificate} origin={origin} />}
		</li>
	)
}

/**
 * The teacher's certificates, each with its page, its files and the ways to show it (CER-01,
 * PRF-01).
 */
export const MyCertificates = ({ page = 1, ...props }: MyProps) => {
	const { data: answer } = useSuspenseQuery(myCertificatesQuery(page))
	const { total, data } = answer
	if (total === 0)
		return (
			<EmptyState icon={<Award />} title={m.certificate_none()} text={m.certificate_none_hint()}>
				<Link className={button()} to="/courses">
					{m.training_find()}
				</Link>
				<Link className={button({ tone: 'outline' })} to="/quiz">
					{m.certificate_quizzes()}
				</Link>
			</EmptyState>
		)
	return (
		<>
			<ul className={look.list}>
				{data.map((certificate) => (
					<Row key={certificate.id} certificate={certificate} {...props} />
				))}
			</ul>
			<Pagination
				page={page}
				pages={Math.ceil(total / PAGE_SIZE)}
				linkTo={(to, link) => <Link to="/profile/my-badges" search={{ page: to }} {...link} />}
			/>
		</>
	)
}
