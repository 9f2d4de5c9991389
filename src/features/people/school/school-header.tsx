import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import School from 'lucide-react/icons/school'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button, link, menu } from '#styled/recipes'
import { closePopover } from '#ui/dialog/close-popover.ts'
import { schoolHeaderLinks, schoolMenuLinks } from './school-links.ts'
import { useSchoolSwitch } from './use-school-switch.ts'

const look = menu()
const small = css({ hideFrom: 'lg' })
const tick = css({ color: 'leaf', hideBelow: 'lg' })

const NewTabs = ({ className }: { className: string }) =>
	schoolHeaderLinks.map(({ to, label }) => (
		<a
			key={to}
			className={className}
			href={to}
			target="_blank"
			rel="noopener"
			aria-label={m.school_new_tab({ label: label() })}
		>
			{label()}
		</a>
	))

/** The header's links on the school's side (HDR-06). */
export const SchoolNav = () => <NewTabs className={link({ kind: 'nav' })} />

/** The menu on the school's side (HDR-08); on phones with the header's links. */
export const SchoolMenu = () => (
	<>
		<div className={small}>
			<NewTabs className={look.item} />
			<div className={look.rule} />
		</div>
		{schoolMenuLinks.map(({ to, label }) => (
			<Link key={to} to={to} className={look.item} onClick={closePopover}>
				{label()}
			</Link>
		))}
	</>
)

type SideProps = {
	roles: readonly string[]
	/** The school is verified, and its side is shown. */
	isVerified: boolean
}

/**
 * The switch between one's own side and the school's (HDR-05), and the mark of a verified school
 * (HDR-14).
 */
export const SchoolSide = ({ roles, isVerified }: SideProps) => {
	const { process, press } = useSchoolSwitch(roles)
	const isSchool = useSelector(process, (snapshot) => snapshot.matches('school'))
	return (
		<>
			<button
				type="button"
				role="switch"
				aria-checked={isSchool}
				className={cx(button({ tone: isSchool ? 'solid' : 'quiet', size: 'icon' }))}
				aria-label={m.school_switch()}
				title={m.school_switch()}
				onClick={press}
			>
				<School aria-hidden="true" />
			</button>
			{isVerified && <BadgeCheck className={tick} role="img" aria-label={m.school_verified()} />}
		</>
	)
}
