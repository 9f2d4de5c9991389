import type { SchoolArea } from '#domain/people/school-areas.rules.ts'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'

/** The title of each area of a school, as the sidebar names it, and what it is for. */
export const areaTitles: Record<SchoolArea, { title: () => string; lead: () => string }> = {
	'dev-spc-courses': { title: m.sidebar_courses, lead: m.area_learning_lead },
	'micro-resources': { title: m.sidebar_micro, lead: m.area_learning_lead },
	bundles: { title: m.sidebar_bundles, lead: m.area_learning_lead },
	'live-trainings': { title: m.sidebar_live_trainings, lead: m.area_learning_lead },
	'vidya-live-trainings': {
		title: () => m.sidebar_masterclasses({ brand: brand() }),
		lead: m.area_learning_lead,
	},
	centalks: { title: m.sidebar_talks, lead: m.area_learning_lead },
	'tq-registers': { title: m.sidebar_tq, lead: m.area_shared_lead },
	'gtm-registers': { title: m.sidebar_gtm_register, lead: m.area_gtm_lead },
	'tpo-registers': { title: m.sidebar_tpo_register, lead: m.area_tpo_lead },
	'scheduled-training': { title: m.sidebar_scheduled, lead: m.area_scheduled_lead },
	assessment: { title: m.sidebar_quizzes, lead: m.area_quiz_lead },
	'vidya-teaching-quotient': { title: m.sidebar_quotient, lead: m.area_tq_lead },
	'poc-setup': { title: m.sidebar_contacts, lead: m.area_contacts_lead },
	'community-space': { title: m.sidebar_community, lead: m.area_groups_lead },
}
