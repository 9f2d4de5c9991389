import { useRouter } from '@tanstack/react-router'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { link } from '#styled/recipes'
import { footerGroups } from './footer-links.ts'

const look = sva({
	slots: ['band', 'inner', 'group', 'link', 'note'],
	base: {
		band: {
			h: '12',
			bg: 'primary.soft',
			backgroundImage: '[var(--motif)]',
			backgroundSize: '[3rem]',
			backgroundRepeat: 'repeat-x',
		},
		inner: {
			display: 'grid',
			gridTemplateColumns: '[repeat(auto-fit, minmax(9rem, 1fr))]',
			gap: '6',
			maxW: 'page',
			mx: 'auto',
			px: { base: '4', md: '6' },
			py: '6',
		},
		group: { fontSize: 'sm', fontWeight: 'bold', pb: '1' },
		link: { display: 'flex', alignItems: 'center', minH: { base: '11', md: '8' }, fontSize: 'sm' },
		note: {
			textStyle: 'small',
			color: 'ink.muted',
			maxW: 'page',
			mx: 'auto',
			px: { base: '4', md: '6' },
			pb: '6',
		},
	},
})()

/**
 * Links of every page's footer: pages besides the lists, help and contact, and other sites (NAV-09,
 * PRI-02). For the server only.
 */
export const FooterBody = () => (
	<>
		<div className={look.band} />
		<nav className={look.inner} aria-label={m.header_footer_navigation()}>
			{footerGroups(useRouter().options.context.site!).map(({ title, links }) => (
				<div key={title}>
					<p className={look.group}>{title}</p>
					<ul>
						{links.map(({ to, label }) => (
							<li key={to}>
								<a
									className={`${link({ kind: 'plain' })} ${look.link}`}
									href={to}
									{...(!to.startsWith('/') && { target: '_blank', rel: 'noopener' })}
								>
									{label}
								</a>
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
		<p className={look.note}>{m.header_footer_note({ brand: brand() })}</p>
	</>
)
