import { Suspense } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { AccountErasure } from './account-erasure.tsx'

const stack = css({ display: 'grid', gap: '4', maxW: '[48rem]' })
const title = css({ textStyle: 'title', pb: '2' })
const text = css({ textStyle: 'small', color: 'ink.muted', maxW: 'prose' })
const line = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	columnGap: '3',
	pt: '2',
})

/** Export and erasure of what is kept of the person who is signed in (PRI-01). */
export const OwnData = () => (
	<Section id="your-data" title={m.erasure_title()}>
		<div className={stack}>
			<section className={panel({ pad: true })}>
				<h3 className={title}>{m.erasure_download()}</h3>
				<p className={text}>{m.erasure_export()}</p>
				<div className={line}>
					<a className={button({ tone: 'outline' })} href="/privacy/data.json" download>
						{m.erasure_download()}
					</a>
				</div>
			</section>
			<section className={panel({ pad: true })}>
				<h3 className={title}>{m.erasure_heading()}</h3>
				<p className={text}>{m.erasure_text()}</p>
				<div className={line}>
					<Suspense fallback={<Skeleton height="6rem" />}>
						<AccountErasure />
					</Suspense>
				</div>
			</section>
		</div>
	</Section>
)
