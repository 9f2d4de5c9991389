import { type QuestionLine, questionFile } from '#domain/people/question-file.rules.ts'
import { type FilledList, idsOf } from '#server/platform/filled-list.ts'
import { columnsOf } from './desk-question.service.ts'
import * as store from './desk-question.store.ts'

/** 28.3: profile questions from a file, behind the others; undoing keeps those with answers. */
export const questionList: FilledList<QuestionLine> = {
	name: 'profile-questions',
	file: questionFile,
	hold: store.lockQuestions,
	take: async (tx, line, { now }) => {
		if (await store.isTitleTaken(tx, line.title, null))
			return { column: 'title', value: line.title, reason: 'taken' }
		const others = await store.findAllQuestions(tx)
		const position = (others.at(-1)?.question.position ?? -1) + 1
		const columns = columnsOf({ ...line, place: others.length + 1 }, now)
		return { recordId: await store.insertQuestion(tx, { ...columns, position }) }
	},
	undo: (tx, made) => store.deleteUnanswered(tx, idsOf(made)),
}
