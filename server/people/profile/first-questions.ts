/** A question whose options are the names of a reference list. */
export type ListedQuestion = {
	title: string
	questionType: 'multiple_choice' | 'multi_select'
	optionsList: string
	position: number
}

/**
 * Questions that a new shop begins with (PRF-06). Their options are the reference lists that the
 * specification loads at the start (SES-04).
 */
export const firstQuestions: readonly ListedQuestion[] = (
	[
		['Which of these are you?', 'multiple_choice', 'registration_roles'],
		['Which classes do you teach this year?', 'multi_select', 'grades'],
		['Which tests have you taken?', 'multi_select', 'test_tracks'],
		['In which subjects would you take a knowledge test?', 'multi_select', 'skt'],
		['What would you like to do here?', 'multi_select', 'activity'],
	] as const
).map(([title, questionType, optionsList], position) => ({
	...{ title, questionType, optionsList, position },
}))
