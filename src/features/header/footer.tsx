import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { link } from '#styled/recipes'
import { headerLinks } from './header-links.ts'

const look = sva({
  slots: ['root', 'band', 'inner', 'links', 'note'],
  base: {
    root: { mt: '8', bg: 'paper.sunken' },
    band: {
      h: '12',
      bg: 'primary.soft',
      backgroundImage: '[var(--motif)]',
      backgroundSize: '[3rem]',
      backgroundRepeat: 'repeat-x',
    },
    inner: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '6',
      maxW: 'page',
      mx: 'auto',
      px: { base: '4', md: '6' },
      py: '8',
    },
    links: { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
    note: { textStyle: 'small', color: 'ink.muted', maxW: 'form' },
  },
})()

/** Where a page ends. */
export const FOOTER_ID = 'footer'

/** The foot of every page: what it is, and the lists there are. */
export const Footer = () => (
  <footer id={FOOTER_ID} className={look.root}>
    <div className={look.band} />
    <div className={look.inner}>
      <p className={look.note}>{m.header_footer_note()}</p>
      <nav className={look.links} aria-label={m.header_footer_navigation()}>
        {headerLinks.map(({ to, label }) => (
          <Link key={to} to={to} className={link({ kind: 'nav' })}>
            {label()}
          </Link>
        ))}
        <Link to="/cart" className={link({ kind: 'nav' })}>
          {m.cart_title()}
        </Link>
      </nav>
    </div>
  </footer>
)
