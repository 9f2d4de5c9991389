import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { menu } from '#styled/recipes'
import { closePopover } from '#ui/dialog/close-popover.ts'
import { Popover } from '#ui/dialog/popover.tsx'
import { Avatar } from '#ui/display/avatar.tsx'
import { AppearanceSwitch } from './appearance-switch.tsx'
import type { HeaderAccount } from './header-account.ts'
import { headerLinks, profileLinks } from './header-links.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { partnerLinks } from './partner-links.ts'

const look = menu()
const small = css({ hideFrom: 'lg' })
const large = css({ hideBelow: 'lg', display: 'inline-flex' })

const wide = css({ hideBelow: 'lg' })
const leaving = css({ color: 'red' })

type MenuProps = {
	account: HeaderAccount | null
	/** Replaces the links. */
	menu?: ReactNode
	onSignOut: (leadsTo: 'here' | 'login') => void
}

type SignOutProps = Pick<MenuProps, 'onSignOut'> & { leadsTo: 'here' | 'login'; className: string }

const SignOut = ({ leadsTo, className, onSignOut }: SignOutProps) => (
	<button
		type="button"
		className={cx(look.item, leaving, className)}
		onClick={(event) => {
			closePopover(event)
			onSignOut(leadsTo)
		}}
	>
		<LogOut aria-hidden="true" />
		{m.header_sign_out()}
	</button>
)

const Links = ({ account }: Pick<MenuProps, 'account'>) => (
	<>
		<div className={small}>
			{headerLinks.map(({ to, label }) => (
				<Link key={to} to={to} className={look.item} onClick={closePopover}>
					{label()}
				</Link>
			))}
			<div className={look.rule} />
		</div>
		{account ? (
			<>
				<Link
					to="/profile"
					activeOptions={{ exact: true }}
					className={cx(look.item, small)}
					onClick={closePopover}
				>
					{m.header_profile()}
				</Link>
				{partnerLinks(account.roles).map(({ to, label }) => (
					<Link key={to} to={to} className={look.item} onClick={closePopover}>
						{label()}
					</Link>
				))}
				{account.roles.includes('parent') && (
					<Link to="/profile/parent-nomination" className={look.item} onClick={closePopover}>
						{m.nomination_title()}
					</Link>
				)}
				{profileLinks.map(({ to, label, ...asked }) => (
					<Link
						key={label()}
						to={to}
						{...asked}
						activeOptions={{ exact: true, includeSearch: to === '/community' }}
						className={cx(look.item, to === '/profile' && wide)}
						onClick={closePopover}
					>
						{label()}
					</Link>
				))}
			</>
		) : (
			<Link to="/login" className={look.item} onClick={closePopover}>
				{m.session_sign_in()}
			</Link>
		)}
	</>
)

/** Where to go, who one is, how it looks, and the way out (HDR-02, HDR-03, HDR-07). */
export const AccountMenu = ({ account, menu, onSignOut }: MenuProps) => (
	<Popover
		label={account ? m.header_account({ name: account.displayName }) : m.header_menu()}
		face={
			<>
				<Menu aria-hidden="true" className={account ? small : undefined} />
				{account && (
					<span className={large}>
						<Avatar name={account.displayName} src={account.avatarUrl} />
					</span>
				)}
			</>
		}
	>
		{!account && <LanguageSwitch className={cx(look.item, small)} />}
		{account && <p className={look.heading}>{account.displayName}</p>}
		{menu === undefined ? <Links account={account} /> : menu}
		<div className={look.rule} />
		<AppearanceSwitch />
		{account && (
			<>
				<SignOut leadsTo="login" className={small} onSignOut={onSignOut} />
				<SignOut leadsTo="here" className={wide} onSignOut={onSignOut} />
			</>
		)}
	</Popover>
)
