import { DeskLink } from '#desk/layout/desk-link.tsx'
import { LogoutDialogs } from '#features/people/session/logout-dialogs.tsx'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { SkipLink } from '#ui/layout/skip-link.tsx'

const bar = css({
	display: 'flex',
	alignItems: 'center',
	gap: '4',
	px: { base: '4', md: '6' },
	minH: '14',
	bg: 'raised',
	borderBottom: '[1px solid var(--colors-line)]',
})
const name = css({ fontWeight: 'bold', color: 'ink', textDecoration: 'none', mr: 'auto' })

/** Name of the desk, the way back to the shop, and signing out. */
export const DeskHeader = () => {
	const { logout } = useProcesses()
	const presence = usePresence()
	return (
		<header>
			<SkipLink />
			<div className={bar}>
				<DeskLink className={name} to="/">
					{m.desk_title({ brand: brand() })}
				</DeskLink>
				<a href="/">{m.desk_to_shop()}</a>
				{presence === 'signedIn' && (
					<Button
						tone="outline"
						size="sm"
						onClick={() => logout.send({ type: 'logout.chosen', leadsTo: 'here' })}
					>
						{m.desk_sign_out()}
					</Button>
				)}
				<LogoutDialogs logout={logout} />
			</div>
		</header>
	)
}
