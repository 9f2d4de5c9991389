import { Link } from '@tanstack/react-router'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', pb: '4' })

const pages = [
	{ to: '/vidya-for-schools', label: () => m.offer_all({ brand: brand() }) },
	{ to: '/vidya-for-schools/teacher-certification', label: m.offer_certification },
	{ to: '/vidya-for-schools/teacher-training', label: m.offer_training },
	{ to: '/vidya-for-schools/teacher-recruitment', label: m.offer_recruitment },
	{ to: '/tpo-2025', label: m.offer_programme },
	{ to: '/vidya-for-schools/register', label: m.school_registration_title },
] as const

/** The pages for schools, one beside another; the open one is marked (NAV-08). */
export const OfferNav = () => (
	<nav className={row} aria-label={m.offer_nav()}>
		{pages.map(({ to, label }) => (
			<Link key={to} to={to} activeOptions={{ exact: true }} className={link({ kind: 'nav' })}>
				{label()}
			</Link>
		))}
	</nav>
)
