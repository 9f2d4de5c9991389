import { useState } from 'react'
import { m } from '#i18n/messages'
import type { Option } from '#machines/catalogue/reference/paginated-select.rules.ts'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { css } from '#styled/css'
import { Section } from '#ui/layout/section.tsx'
import { CodeGift } from './code-gift.tsx'
import type { ShowLink } from './partner-link.tsx'
import { SchoolInvitation } from './school-invitation.tsx'

const choice = css({ maxW: '[26rem]' })
const gifts = css({ display: 'grid', gap: '4', pt: '4', lg: { gridTemplateColumns: '[1fr 1fr]' } })

/** An invitation and promo codes for a school that is chosen first (NAV-08, SCH-06). */
export const SchoolGifts = ({ showLink }: { showLink: ShowLink }) => {
	const [school, setSchool] = useState<Option | null>(null)
	return (
		<Section title={m.partner_for_school()}>
			<div className={choice}>
				<PagedSelect
					source="school"
					label={m.partner_name_of_school()}
					hint={m.partner_school_hint()}
					name="school"
					chosen={null}
					onChoice={setSchool}
				/>
			</div>
			{school && (
				<div className={gifts} key={school.id}>
					<SchoolInvitation schoolId={school.id} showLink={showLink} />
					<CodeGift schoolId={school.id} school={school.label} />
				</div>
			)}
		</Section>
	)
}
