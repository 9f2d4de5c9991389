import { m } from '#i18n/messages'
import type { operations } from '#openapi/v1.gen.ts'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { small } from '#ui/look.ts'

type Site = operations['getSite']['responses'][200]['content']['application/json']

const grid = css({ display: 'grid', gap: '4', maxW: '[48rem]' })
const text = css({ maxW: 'prose', pb: '4' })

const Facts = ({ facts }: { facts: [label: string, value: string, to?: string][] }) => (
	<dl className={cx(panel({ pad: true }), grid)}>
		{facts.map(([label, value, to]) => (
			<div key={label}>
				<dt className={small}>{label}</dt>
				<dd>
					{to ? (
						<a className={link()} href={to}>
							{value}
						</a>
					) : (
						value
					)}
				</dd>
			</div>
		))}
	</dl>
)

/** How to reach the shop, and its grievance officer (PRI-02). */
export const ContactFacts = ({ site }: { site: Site }) => (
	<>
		<Section title={m.contact_reach()}>
			<Facts
				facts={[
					[m.contact_email(), site.email, `mailto:${site.email}`],
					[m.contact_phone(), site.phone, `tel:${site.phone.replaceAll(' ', '')}`],
					[m.contact_address(), site.address],
					[m.contact_hours(), m.contact_hours_value()],
				]}
			/>
		</Section>
		<Section id="grievance-officer" title={m.contact_officer()}>
			<p className={text}>{m.contact_officer_text()}</p>
			<Facts
				facts={[
					[m.contact_name(), site.officer],
					[m.contact_email(), site.officer_email, `mailto:${site.officer_email}`],
					[m.contact_address(), site.address],
				]}
			/>
		</Section>
	</>
)
