import type { FileList } from '#domain/people/list-file.rules.ts'

type Example = Readonly<Record<string, string>>

/** A line of each list, as the template shows it. */
export const fileListExamples: Readonly<Record<FileList, Example>> = {
	banners: {
		...{ title: 'Summer courses', text: 'Learn in the holidays.', label: 'See the courses' },
		...{ title_hi: 'गर्मियों के कोर्स', text_hi: 'छुट्टियों में सीखें।', label_hi: 'कोर्स देखें' },
		...{ target: '/learning', tone: 'gold', from: '2027-05-01', until: '2027-06-30', hidden: 'no' },
	},
	coupons: {
		...{ code: 'SCHOOL-2027', title: 'For the new school year', percent: '20' },
		...{ minimum_order: '500', listed: 'no', starts: '2027-04-01', ends: '2027-06-30' },
		...{ max_uses: '500', per_person: '1', audience: 'everyone' },
	},
	groups: {
		...{ name: 'Science in class 6', summary: 'Experiments with what is at hand.', open: 'yes' },
	},
	instructors: { name: 'Anjali Rao', bio: 'Taught physics in Pune for eighteen years.' },
	jobs: {
		...{ school: 'Green Valley School', title: 'Physics teacher' },
		...{ summary: 'Teach physics in classes 9 to 12.', duties: 'Four lessons a day | Laboratory' },
		...{ requirements: 'M.Sc. in physics | B.Ed.', language: 'en', subject: 'Physics' },
		...{ job_type: 'Full Time', job_level: 'Post Graduate Teacher', city: 'Pune' },
		...{ state: 'Maharashtra', vacancies: '2', experience_years: '3' },
		...{ pay_from: '35000', pay_to: '50000', closes_on: '2027-03-31' },
	},
	'live-sessions': {
		...{ resource: 'fractions-that-make-sense', day: '2027-04-01', time: '18:30' },
		...{ minutes: '60', join_url: 'https://meet.example/fractions', cancelled: 'no' },
	},
	mails: {
		...{ name: 'login', language: 'en', subject: 'Sign in to {brand}' },
		text: 'Hello,\n\n[Sign in]({link})',
	},
	plans: {
		...{ slug: 'reader', name: 'Reader', price: '999', offered: 'yes' },
		...{ micro_resource_included: '10', self_paced_percent: '20' },
	},
	'profile-questions': {
		...{ title: 'Which classes do you teach?', question_type: 'multi_select' },
		...{ options: 'Primary | Middle | Secondary', hidden: 'no' },
	},
	quizzes: {
		...{ quiz: 'Sums to 20', summary: 'Sums in your head.', subject: 'Mathematics' },
		...{ minutes: '10', question: 'How much is 7 + 5?', kind: 'one' },
		...{ options: '10 | 12 | 13', right: '2', explanation: 'Fill up to ten first.' },
	},
	reference: { list: 'subjects', name: 'Environmental Science', hidden: 'no' },
	texts: {
		...{ name: 'refund-policy', language: 'en' },
		source:
			'title: Refunds\ndescription: How refunds work.\n\nA lead.\n\n## When {#when}\n\nWithin seven days.',
	},
}
