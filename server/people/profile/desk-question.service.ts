import { isDeepStrictEqual } from 'node:util'
import { type QuestionTerms, questionFaultsOf } from '#domain/people/profile-question.rules.ts'
import type { DeskQuestion as View } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './desk-question.store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Every question with its place; places count from 1. */
const readAll = async (db: Db): Promise<View[]> =>
	(await store.findAllQuestions(db)).map(({ question, answers }, index) => ({
		id: question.id,
		answers,
		terms: {
			title: question.title,
			question_type: question.questionType as QuestionTerms['question_type'],
			options: question.options,
			options_list: question.optionsList as QuestionTerms['options_list'],
			place: index + 1,
			is_hidden: question.hiddenAt !== null,
		},
	}))

/** The columns of a question but its place. */
export const columnsOf = (terms: QuestionTerms, now: Date) => ({
	title: terms.title.trim(),
	questionType: terms.question_type,
	options: terms.options.map((option) => option.trim()),
	optionsList: terms.options_list,
	hiddenAt: terms.is_hidden ? now : null,
})

/** @throws Problem 409 question-invalid with the fields, question-taken */
const requireFit = async (tx: Db, terms: QuestionTerms, id: string | null): Promise<void> => {
	const fields = questionFaultsOf(terms)
	if (fields.length > 0) throw new Problem(409, 'question-invalid', fields.join(', '), { fields })
	if (await store.isTitleTaken(tx, terms.title.trim(), id)) throw new Problem(409, 'question-taken')
}

/** Gives a question its place and numbers the others around it. */
const place = async (tx: Db, id: string, wanted: number): Promise<View> => {
	const others = (await readAll(tx)).filter((one) => one.id !== id)
	const ids = others.map((one) => one.id).toSpliced(wanted - 1, 0, id)
	for (const [position, one] of ids.entries()) await store.writeQuestion(tx, one, { position })
	return (await readAll(tx)).find((one) => one.id === id)!
}

/** 28.3: the questions of the profile form in their order, hidden ones too. */
export const listDeskQuestions = async (db: Db) => ({ data: await readAll(db) })

/**
 * 28.3: asks a new question.
 * @throws Problem 409 question-invalid with the fields, question-taken
 */
export const createQuestion = ({ db, clock }: Needs, me: Account, terms: QuestionTerms) =>
	db.transaction(async (tx) => {
		const now = clock()
		await store.lockQuestions(tx)
		await requireFit(tx, terms, null)
		const id = await store.insertQuestion(tx, { ...columnsOf(terms, now), position: 0 })
		const view = await place(tx, id, terms.place)
		const act = {
			actorId: me.id,
			operation: 'createQuestion',
			subject: { kind: 'profile-question', id },
			before: {},
			after: view.terms,
		}
		await recordAct(tx, act, now)
		return view
	})

/**
 * 28.3: changes a question; answers stay.
 * @throws Problem 404 not-found; 409 question-changed if the terms are not those that the person
 * saw, question-answered for another type of a question that has answers, question-invalid with the
 * fields, question-taken
 */
export const changeQuestion = (
	{ db, clock }: Needs,
	me: Account,
	id: string,
	{ before, terms }: { before: QuestionTerms; terms: QuestionTerms },
) =>
	db.transaction(async (tx) => {
		const now = clock()
		await store.lockQuestions(tx)
		const known = (await readAll(tx)).find((one) => one.id === id)
		if (!known) throw new Problem(404, 'not-found')
		if (!isDeepStrictEqual(known.terms, before)) throw new Problem(409, 'question-changed')
		if (known.answers > 0 && terms.question_type !== before.question_type)
			throw new Problem(409, 'question-answered')
		await requireFit(tx, terms, id)
		await store.writeQuestion(tx, id, columnsOf(terms, now))
		const view = await place(tx, id, terms.place)
		const act = {
			actorId: me.id,
			operation: 'changeQuestion',
			subject: { kind: 'profile-question', id },
			before: known.terms,
			after: view.terms,
		}
		await recordAct(tx, act, now)
		return view
	})
