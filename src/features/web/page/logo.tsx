import { Link } from '@tanstack/react-router'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'

const look = css({
	display: 'inline-flex',
	alignItems: 'center',
	gap: '2',
	minH: '11',
	fontSize: 'xl',
	fontWeight: 'bold',
	lineHeight: 'tight',
	color: 'ink',
	flexShrink: '0',
	'& svg': { w: '8', h: '8', color: 'primary' },
})

/**
 * The mark, an open book with a feather's eye, and the name; leads home, in school mode to the
 * dashboard (HDR-01).
 */
export const Logo = ({ to }: { to: '/' | '/profile/dashboard' }) => (
	<Link className={look} to={to} aria-label={m.header_home({ brand: brand() })}>
		<svg viewBox="0 0 32 32" aria-hidden="true">
			<path
				fill="currentColor"
				d="M16 9.5C12.6 6.6 8.2 5.6 3 6v18.500c5.2-.4 9.6.6 13 3.5 3.4-2.9 7.8-3.9 13-3.500V6c-5.2-.4-9.6.6-13 3.500Z"
			/>
			<path
				className={css({ fill: 'gold' })}
				d="M16 8.500c3.6 2.3 4.9 5 4.9 7.700A4.9 4.9 0 0 1 16 21a4.9 4.9 0 0 1-4.9-4.800c0-2.7 1.3-5.4 4.9-7.700Z"
			/>
			<circle className={css({ fill: 'ink' })} cx="16" cy="16.2" r="2.3" />
		</svg>
		{brand()}
	</Link>
)
