import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { breadcrumbData, type PageFacts, shortened } from '#ui/layout/page-head.ts'
import type { JobData } from './job.types.ts'

const hours: Record<string, string> = {
	'Full Time': 'FULL_TIME',
	'Part Time': 'PART_TIME',
	Contract: 'CONTRACTOR',
	'Guest Faculty': 'TEMPORARY',
	Internship: 'INTERN',
}

const salaryOf = ({ pay_from: from, pay_to: to }: JobData) =>
	from !== null &&
	to !== null && {
		baseSalary: {
			'@type': 'MonetaryAmount',
			currency: 'INR',
			value: {
				'@type': 'QuantitativeValue',
				minValue: from / 100,
				maxValue: to / 100,
				unitText: 'MONTH',
			},
		},
	}

/** A job for search engines (https://schema.org/JobPosting). */
const postingOf = (origin: string, job: JobData, path: string) => ({
	'@context': 'https://schema.org',
	'@type': 'JobPosting',
	title: job.title,
	description: [job.summary, ...job.duties, ...job.requirements].join('\n'),
	identifier: { '@type': 'PropertyValue', name: brand(), value: job.id },
	url: origin + path,
	datePosted: job.published_at,
	validThrough: job.closes_at,
	employmentType: hours[job.job_type] ?? 'OTHER',
	totalJobOpenings: job.vacancies,
	directApply: true,
	inLanguage: job.language,
	industry: 'Education',
	hiringOrganization: { '@type': 'EducationalOrganization', name: job.school.name },
	jobLocation: {
		'@type': 'Place',
		address: {
			'@type': 'PostalAddress',
			addressLocality: job.city,
			addressRegion: job.state,
			addressCountry: 'IN',
		},
	},
	...(job.job_type === 'Online' && {
		jobLocationType: 'TELECOMMUTE',
		applicantLocationRequirements: { '@type': 'Country', name: 'India' },
	}),
	experienceRequirements: {
		'@type': 'OccupationalExperienceRequirements',
		monthsOfExperience: job.experience_years * 12,
	},
	...salaryOf(job),
})

/** Returns a job page's facts for tabs, crawlers and link previews; closed jobs are not indexed. */
export const jobFacts = (origin: string, job: JobData): PageFacts => {
	const path = `/jobs/${encodeURIComponent(job.slug)}`
	const trail = breadcrumbData(origin, [
		{ name: m.home_title(), path: '/' },
		{ name: m.job_title(), path: '/jobs' },
		{ name: job.title, path },
	])
	return {
		title: shortened(`${job.title}, ${job.school.name}`, 60),
		description: shortened(`${job.summary} ${job.city}, ${job.state}.`, 160),
		path,
		image: '/social.png',
		type: 'article',
		noindex: !job.is_open,
		data: job.is_open ? [postingOf(origin, job, path), trail] : [trail],
	}
}
