import { createFileRoute, Link } from '@tanstack/react-router'
import { HOLD_DAYS } from '#domain/shop/author-share.rules.ts'
import { ApplySection } from '#features/shop/author/apply-section.tsx'
import { textHead } from '#features/web/text-page/text-head.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Page } from '#ui/layout/page.tsx'
import { stack5, titleText } from '#ui/look.ts'

const lead = css({ maxW: 'prose' })
const steps = css({
	display: 'grid',
	gap: '4',
	md: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' },
})

const Teach = () => (
	<Page>
		<Breadcrumb here={m.author_title({ brand: brand() })}>
			<Link to="/">{m.home_title()}</Link>
		</Breadcrumb>
		<Heading>{m.author_title({ brand: brand() })}</Heading>
		<div className={stack5}>
			<p className={lead}>{m.author_text()}</p>
			<ol className={steps}>
				{[
					[m.author_step_apply(), m.author_step_apply_text()],
					[m.author_step_write(), m.author_step_write_text()],
					[m.author_step_earn(), m.author_step_earn_text({ days: HOLD_DAYS })],
				].map(([name, text]) => (
					<li key={name} className={panel({ pad: true })}>
						<h2 className={titleText}>{name}</h2>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<h2 className={titleText}>{m.author_apply()}</h2>
			<ApplySection />
		</div>
	</Page>
)

export const Route = createFileRoute('/teach')({
	head: ({ match }) =>
		textHead({
			match,
			loaderData: { title: m.author_title({ brand: brand() }), description: m.author_text() },
		}),
	component: Teach,
})
