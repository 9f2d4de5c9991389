import { type TextName, textFaultOf, textNames } from '#domain/web/text-page.rules.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { deleteText, findOwnTexts, findText, writeText } from './text-page.store.ts'

/** A page and the language of its text. */
export type TextPlace = { language: 'en' | 'hi'; name: TextName }

/** 28.3: the pages whose text the shop wrote, as `en/terms-of-use`. */
export const listOwnTexts = async (db: Db): Promise<string[]> =>
	(await findOwnTexts(db)).map(({ language, name }) => `${language}/${name}`)

/** 28.3: a text that the shop wrote. @throws Problem 404 not-found where the shipped one is used */
export const showText = async (db: Db, place: TextPlace) => {
	const row = await findText(db, place)
	if (!row) throw new Problem(404, 'not-found')
	return { source: row.source }
}

/** 28.3: every page of text in each language, and when the shop wrote it. */
export const listTexts = async (db: Db) => {
	const own = await findOwnTexts(db)
	const changedAt = (place: TextPlace) =>
		own.find(({ language, name }) => language === place.language && name === place.name)?.changedAt
	const places = textNames.flatMap((name) =>
		(['en', 'hi'] as const).map((language) => ({ language, name })),
	)
	return {
		data: places.map((place) => ({
			...place,
			changed_at: changedAt(place)?.toISOString() ?? null,
		})),
	}
}

/** 28.3: a text with its version; 0 and no words where the shipped one is used. */
export const readText = async (db: Db, place: TextPlace) => {
	const row = await findText(db, place)
	return { source: row?.source ?? null, version: row?.version ?? 0 }
}

type Needs = Pick<Deps, 'db' | 'clock' | 'memory' | 'answers' | 'pages'>

/** Lets this process forget pages and answers with the text of before. */
export const forgetPages = ({
	memory,
	answers,
	pages,
}: Pick<Deps, 'memory' | 'answers' | 'pages'>): void => {
	for (const cache of [memory, answers, pages]) cache.forget()
}

const subjectOf = ({ language, name }: TextPlace) => ({
	kind: 'text-page',
	id: `${language}/${name}`,
})

/**
 * 28.3: writes the text of a page over the version that was read; every server shows it from now
 * on.
 * @throws Problem 409 text-invalid with what is wrong, 409 text-changed if somebody wrote meanwhile
 */
export const saveText = async (
	deps: Needs,
	me: Account,
	place: TextPlace,
	{ source, version }: { source: string; version: number },
) => {
	const fault = textFaultOf(source)
	if (fault) throw new Problem(409, 'text-invalid', fault)
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		const row = { ...place, source, version: version + 1, changedAt: now }
		if (!(await writeText(tx, row))) throw new Problem(409, 'text-changed')
		const act = {
			actorId: me.id,
			operation: 'saveText',
			subject: subjectOf(place),
			before: { version },
			after: { version: version + 1, characters: source.length },
		}
		await recordAct(tx, act, now)
	})
	forgetPages(deps)
	return { source, version: version + 1 }
}

/**
 * 28.3: a page has the shipped text again.
 * @throws Problem 409 text-changed if it is another version by now
 */
export const resetText = async (
	deps: Needs,
	me: Account,
	place: TextPlace,
	version: number,
): Promise<undefined> => {
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		if (!(await deleteText(tx, place, version))) throw new Problem(409, 'text-changed')
		const act = {
			actorId: me.id,
			operation: 'resetText',
			subject: subjectOf(place),
			before: { version },
			after: { version: 0 },
		}
		await recordAct(tx, act, now)
	})
	forgetPages(deps)
	return undefined
}
