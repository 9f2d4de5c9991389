import { listName } from '#i18n/list-name.ts'
import { m } from '#i18n/messages'

const words: Record<string, () => string> = {
	'Which of these are you?': m.profile_question_role,
	'Which classes do you teach this year?': m.profile_question_classes,
	'Which tests have you taken?': m.profile_question_tests,
	'In which subjects would you take a knowledge test?': m.profile_question_skt,
	'What would you like to do here?': m.profile_question_activity,
	'In which language do you teach most of the day?': m.profile_question_language,
	'Another language': m.profile_question_language_other,
	'How many pupils are in your largest class?': m.profile_question_pupils,
	'Up to 25': m.profile_question_pupils_25,
	'26 to 40': m.profile_question_pupils_40,
	'41 to 60': m.profile_question_pupils_60,
	'More than 60': m.profile_question_pupils_more,
	'What do you have in your classroom?': m.profile_question_room,
	Blackboard: m.profile_question_room_blackboard,
	Projector: m.profile_question_room_projector,
	Computer: m.profile_question_room_computer,
	'Library corner': m.profile_question_room_library,
	Internet: m.profile_question_room_internet,
	'What would you most like to get better at?': m.profile_question_better,
}

/** Returns the label of a profile question or option; unknown texts are unchanged. */
export const questionLabel = (text: string): string => words[text]?.() ?? listName(text)
