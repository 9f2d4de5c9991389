import { createFileRoute, Link } from '@tanstack/react-router'
import { OfferNav } from '#features/school/gtm-submission/offer-nav.tsx'
import { RegisterSection } from '#features/school/school-registration/register-section.tsx'
import { textHead } from '#features/web/text-page/text-head.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Page } from '#ui/layout/page.tsx'
import { stack5 } from '#ui/look.ts'

const lead = css({ maxW: 'prose' })

const Register = () => (
	<Page>
		<Breadcrumb here={m.school_registration_title()}>
			<Link to="/">{m.home_title()}</Link>
			<Link to="/vidya-for-schools">{m.offer_all({ brand: brand() })}</Link>
		</Breadcrumb>
		<OfferNav />
		<Heading>{m.school_registration_title()}</Heading>
		<div className={stack5}>
			<p className={lead}>{m.school_registration_text({ brand: brand() })}</p>
			<RegisterSection />
		</div>
	</Page>
)

export const Route = createFileRoute('/vidya-for-schools/register')({
	head: ({ match }) =>
		textHead({
			match,
			loaderData: {
				title: m.school_registration_title(),
				description: m.school_registration_text({ brand: brand() }),
				above: { name: m.offer_all({ brand: brand() }), path: '/vidya-for-schools' },
			},
		}),
	component: Register,
})
