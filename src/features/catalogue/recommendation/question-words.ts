import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { Question } from '#machines/catalogue/recommendation/questionnaire.rules.ts'

type Words = { label: () => string; required: () => string; hint?: () => string }

/** How each question is called, and what it says without an answer (NDG-04). */
export const questionWords: Record<Question, Words> = {
	experience: {
		label: m.questionnaire_experience,
		required: m.questionnaire_experience_required,
	},
	teaching_grade: { label: m.questionnaire_grade, required: m.questionnaire_grade_required },
	subject_specialization: {
		label: m.questionnaire_subjects,
		required: m.questionnaire_subjects_required,
		hint: m.questionnaire_subjects_hint,
	},
	competency: {
		label: m.questionnaire_competency,
		required: m.questionnaire_competency_required,
		hint: m.questionnaire_competency_hint,
	},
	learning_preference: {
		label: m.questionnaire_preference,
		required: m.questionnaire_preference_required,
	},
	professional_goals: { label: m.questionnaire_goals, required: m.questionnaire_goals_required },
	teaching_challenges: {
		label: m.questionnaire_challenges,
		required: m.questionnaire_challenges_required,
		hint: m.questionnaire_challenges_hint,
	},
}

const optionWords: Record<string, () => string> = {
	'less than 3 years': m.questionnaire_experience_3,
	'3 to 5 years': m.questionnaire_experience_5,
	'5 to 10 years': m.questionnaire_experience_10,
	'More than 10 years': m.questionnaire_experience_more,
	'Early Years': m.questionnaire_grade_early,
	'Primary (1 to 5)': m.questionnaire_grade_primary,
	'Middle School (6 to 8)': m.questionnaire_grade_middle,
	'Secondary School (9-10)': m.questionnaire_grade_secondary,
	'Senior Secondary School (11-12)': m.questionnaire_grade_senior,
	Others: m.questionnaire_grade_others,
	video_content: m.questionnaire_preference_video,
	audio_content: m.questionnaire_preference_audio,
	live_sessions: m.questionnaire_preference_live,
	text_articles: m.questionnaire_preference_text,
	quizzes: m.questionnaire_preference_quizzes,
	'promotion in school': m.questionnaire_goals_promotion,
	'join school management': m.questionnaire_goals_management,
	'switch to higher education': m.questionnaire_goals_higher,
	'switch to curriculum development and edtech': m.questionnaire_goals_edtech,
	'start own venture like a coaching centre': m.questionnaire_goals_venture,
}

/** An option as it is read; subjects and competencies have the names that the page calls them. */
export const optionLabel = (option: string): string => optionWords[option]?.() ?? nameOf(option)
