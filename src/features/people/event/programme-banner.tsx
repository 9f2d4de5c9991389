import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  my: '8',
  p: { base: '5', md: '6' },
  bg: 'gold.soft',
  color: 'ink',
  borderRadius: 'md',
})
const title = css({ textStyle: 'section' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** HDR-12: the international teacher programme, and how its points are earned. */
export const ProgrammeBanner = () => (
  <aside className={root}>
    <div>
      <p className={title}>{m.home_programme_title()}</p>
      <p>{m.home_programme_text()}</p>
    </div>
    <div className={row}>
      <Link
        className={button({ tone: 'outline' })}
        to="/learning"
        search={{ resource_type: 'micro' }}
      >
        {m.home_programme_micro()}
      </Link>
      <Link className={button()} to="/learning" search={{ resource_type: 'medium' }}>
        {m.home_programme_medium()}
      </Link>
    </div>
  </aside>
)
