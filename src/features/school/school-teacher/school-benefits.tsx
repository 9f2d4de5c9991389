import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { SchoolBenefits as Benefits } from '#openapi/v1.gen.ts'
import { link } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { schoolBenefitsQuery } from './school-teacher.queries.ts'
import { teacherLook as look } from './teacher-look.ts'

const Licence = ({ licence }: { licence: Benefits['licences'][number] }) => {
	const { title, kind, slug, valid_until } = licence
	return (
		<li>
			{kind === 'resource' && slug ? (
				<Link className={link()} to="/profile/my-learning">
					{m.teachers_benefit_start({ title })}
				</Link>
			) : (
				<p>{title}</p>
			)}
			<p className={look.note}>
				{kind === 'plan'
					? m.teachers_benefit_plan({ date: shortDate(valid_until) })
					: m.teachers_benefit_course()}
			</p>
		</li>
	)
}

const sayVoucher = ({ is_used, ends_at }: Benefits['vouchers'][number]): string => {
	if (is_used) return m.teachers_voucher_used()
	return ends_at
		? m.teachers_voucher_until({ date: shortDate(ends_at) })
		: m.teachers_voucher_good()
}

/** A teacher's benefits from the school (SCH-06). */
export const SchoolBenefits = () => {
	const { data } = useSuspenseQuery(schoolBenefitsQuery)
	const { school_name: school, licences, vouchers } = data
	if (licences.length + vouchers.length === 0)
		return <EmptyState title={m.teachers_benefits_none()} text={m.teachers_benefits_none_hint()} />
	return (
		<>
			{school && <p className={look.lead}>{m.teachers_benefits_lead({ school })}</p>}
			{licences.length > 0 && (
				<Section title={m.teachers_licences()}>
					<ul className={look.list}>
						{licences.map((licence) => (
							<Licence key={licence.id} licence={licence} />
						))}
					</ul>
				</Section>
			)}
			{vouchers.length > 0 && (
				<Section title={m.teachers_vouchers()}>
					<ul className={look.list}>
						{vouchers.map((voucher) => (
							<li key={voucher.id}>
								<p>
									<strong>{voucher.code}</strong> {voucher.title}
								</p>
								<p className={look.note}>{sayVoucher(voucher)}</p>
							</li>
						))}
					</ul>
				</Section>
			)}
		</>
	)
}
