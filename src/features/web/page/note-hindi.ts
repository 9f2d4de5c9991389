import { keepChoice } from './keep-choice.ts'

/**
 * The cookie that says that somebody chose a language: the language's own cannot tell, for the
 * first page of everybody writes it.
 */
const CHOSEN = 'vidya_language'

/**
 * The inline script that finds, before the first paint, whether Hindi is offered (LNG-02): the
 * browser prefers it to English, and no language was chosen yet. Pages are cached for all visitors,
 * so that the server cannot tell.
 */
export const noteHindi = `try{const all=navigator.languages.map(one=>one.split('-')[0]),hi=all.indexOf('hi'),en=all.indexOf('en');if(hi>=0&&(en<0||hi<en)&&!document.cookie.includes('${CHOSEN}='))document.documentElement.dataset.offer='hi'}catch{}`

/** Hides the offer, now and in what is opened later, signing out or not. */
export const forgetHindi = (): void => {
	delete document.documentElement.dataset.offer
	keepChoice(CHOSEN, 'chosen')
}
