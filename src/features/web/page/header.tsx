import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css, cx, sva } from '#styled/css'
import { button, link } from '#styled/recipes'
import { Avatar } from '#ui/display/avatar.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import type { HeaderAccount } from './header-account.ts'
import { headerLinks } from './header-links.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { SearchLink } from './search-link.tsx'

type HeaderProps = {
	account: HeaderAccount | null
	/** Not known yet who is here: neither Sign in nor a face is shown. */
	restoring: boolean
	cartCount: number
	search?: ReactNode
	/** Where the logo leads. */
	home: '/' | '/profile/dashboard'
	/** On a school's side: replaces the lists, and the links of the menu (HDR-14). */
	nav?: ReactNode
	menu?: ReactNode
	/** Content beside the avatar: the switch of the sides, the mark of a verified school. */
	side?: ReactNode
	/** The bell, for who is signed in. */
	notifications: ReactNode
	/**
	 * Where to be afterwards: as before, or, from the menu of a phone, at the page of signing in
	 * (HDR-03).
	 */
	onSignOut: (leadsTo: 'here' | 'login') => void
}

const look = sva({
	slots: ['root', 'bar', 'nav', 'side', 'face', 'signIn'],
	base: {
		root: {
			position: 'sticky',
			top: '0',
			zIndex: 'header',
			bg: 'paper',
			borderBottomWidth: '1px',
			borderColor: 'line',
			_print: { display: 'none' },
		},
		bar: {
			display: 'flex',
			alignItems: 'center',
			gap: { base: '1', md: '4' },
			maxW: 'page',
			mx: 'auto',
			px: { base: '4', md: '6' },
			h: '16',
		},
		nav: { display: { base: 'none', lg: 'flex' }, gap: '1' },
		side: {
			display: 'flex',
			alignItems: 'center',
			gap: { base: '0', sm: '1' },
			ml: 'auto',
			'& > *': { position: 'relative' },
		},
		face: { hideFrom: 'lg', display: 'inline-flex', alignItems: 'center', minH: '11' },
		signIn: { px: '4' },
	},
})()

const language = cx(button({ tone: 'quiet', size: 'sm' }), css({ hideBelow: 'lg' }))

/** The head of every page (HDR-01, HDR-02, HDR-10). */
export const Header = (props: HeaderProps) => {
	const { account, restoring, cartCount, search, notifications, onSignOut } = props
	const { home, nav, menu, side } = props
	return (
		<header className={look.root}>
			<div className={look.bar}>
				<Logo to={home} />
				<nav className={look.nav} aria-label={m.header_navigation()}>
					{nav === undefined
						? headerLinks.map(({ to, label }) => (
								<Link key={to} to={to} className={link({ kind: 'nav' })}>
									{label()}
								</Link>
							))
						: nav}
				</nav>
				{search}
				<div className={look.side}>
					{!side && <SearchLink />}
					<CartLink count={cartCount} />
					{account && notifications}
					{side}
					{account && (
						<Link to="/profile" className={look.face} aria-label={m.header_profile()}>
							<Avatar name={account.displayName} src={account.avatarUrl} />
						</Link>
					)}
					{!account && !restoring && (
						<Link to="/login" className={button({ size: 'sm' })}>
							{m.session_sign_in()}
						</Link>
					)}
					<LanguageSwitch className={language} />
					<AccountMenu account={account} menu={menu} onSignOut={onSignOut} />
				</div>
			</div>
		</header>
	)
}
