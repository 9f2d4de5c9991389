import Download from 'lucide-react/icons/download'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { button } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { row3 } from '#ui/look.ts'

/** The record of a school year as files, in the language of the page (HRS-03). */
export const RecordLinks = ({ year }: { year: number }) => {
	const files = [
		['record.pdf', m.hours_pdf()],
		['record.csv', m.hours_csv()],
		['trainings.csv', m.hours_trainings()],
	] as const
	return (
		<Section title={m.hours_download()}>
			<p className={row3}>
				{files.map(([file, label]) => (
					<a
						key={file}
						className={button({ tone: 'outline' })}
						href={`/profile/school-hours/${file}?year=${year}&language=${getLocale()}`}
						download
					>
						<Download aria-hidden="true" />
						{label}
					</a>
				))}
			</p>
		</Section>
	)
}
