import { mailKind } from '#server/platform/mail/mail-kind.ts'

const values = {
	name: 'Asha',
	title: 'Reading circles that work',
	before: '4 December 2026, 17:00',
	day: '5 December 2026, 17:00',
	room: 'https://vidya.example/profile/registrations/…',
}
const paidValues = { ...values, order: 'https://vidya.example/profile/purchase-history/…' }

const en = {
	moved: `Namaste {name},

“{title}”, for which you are registered, has another time.

Until now: {before} Indian time
New: {day} Indian time

Your registration stays. Open the attached calendar file, and your calendar has the new time.

The room opens ten minutes before, here:

[Open the session]({room})`,
	restored: `Namaste {name},

“{title}”, for which you are registered, was cancelled and takes place after all.
It begins on {day} Indian time.

Your registration stays. Open the attached calendar file, and it is in your calendar again.

The room opens ten minutes before, here:

[Open the session]({room})`,
	cancelled: `Namaste {name},

“{title}”, for which you are registered, is cancelled. It was to begin on {before} Indian time.

Open the attached calendar file, and it leaves your calendar.`,
	leave: 'The new time does not suit you? On the same page you can take your registration back.',
	paid: 'The new time does not suit you? Under this order you see until when you can ask for your money back: {order}',
	nothing: 'You have nothing to do.',
	refund: `You paid for it. Since we cancelled it, you may ask for your money back at any time, here:

[Ask for your money back]({order})`,
}

const hi = {
	moved: `नमस्ते {name},

“{title}” का समय बदल गया है, जिसके लिए आपने पंजीकरण किया है।

पहले: {before} (भारतीय समय)
अब: {day} (भारतीय समय)

आपका पंजीकरण बना हुआ है। संलग्न कैलेंडर फ़ाइल खोलें, तो आपके कैलेंडर में नया समय आ जाएगा।

कक्ष दस मिनट पहले यहाँ खुलेगा:

[सत्र खोलें]({room})`,
	restored: `नमस्ते {name},

“{title}”, जो रद्द हो गया था और जिसके लिए आपने पंजीकरण किया है, अब होगा।
यह {day} (भारतीय समय) पर शुरू होगा।

आपका पंजीकरण बना हुआ है। संलग्न कैलेंडर फ़ाइल खोलें, तो यह फिर आपके कैलेंडर में आ जाएगा।

कक्ष दस मिनट पहले यहाँ खुलेगा:

[सत्र खोलें]({room})`,
	cancelled: `नमस्ते {name},

“{title}” रद्द हो गया है, जिसके लिए आपने पंजीकरण किया है। यह {before} (भारतीय समय) पर शुरू होना था।

संलग्न कैलेंडर फ़ाइल खोलें, तो यह आपके कैलेंडर से हट जाएगा।`,
	leave: 'नया समय ठीक नहीं है? उसी पेज पर आप अपना पंजीकरण वापस ले सकते हैं।',
	paid: 'नया समय ठीक नहीं है? इस ऑर्डर में लिखा है कि आप कब तक पैसे वापस माँग सकते हैं: {order}',
	nothing: 'आपको कुछ करने की ज़रूरत नहीं है।',
	refund: `आपने इसके लिए पैसे दिए हैं। इसे हमने रद्द किया है, इसलिए आप कभी भी पैसे वापस माँग सकते हैं, यहाँ:

[पैसे वापस माँगें]({order})`,
}

const subjects = {
	moved: { en: 'New time: {title}', hi: 'नया समय: {title}' },
	restored: { en: 'It takes place after all: {title}', hi: 'अब होगा: {title}' },
	cancelled: { en: 'Cancelled: {title}', hi: 'रद्द: {title}' },
}

type Change = keyof typeof subjects

/** The next step of a guest: with a free registration, and with one that was paid. */
const nexts = {
	moved: ['leave', 'paid'],
	restored: ['leave', 'paid'],
	cancelled: ['nothing', 'refund'],
} as const

const free = (change: Change) =>
	mailKind({
		name: `session-${change}`,
		values,
		needed: ['title'],
		en: { subject: subjects[change].en, text: `${en[change]}\n\n${en[nexts[change][0]]}` },
		hi: { subject: subjects[change].hi, text: `${hi[change]}\n\n${hi[nexts[change][0]]}` },
	})

const paid = (change: Change) =>
	mailKind({
		name: `session-${change}-paid`,
		values: paidValues,
		needed: ['title'],
		en: { subject: subjects[change].en, text: `${en[change]}\n\n${en[nexts[change][1]]}` },
		hi: { subject: subjects[change].hi, text: `${hi[change]}\n\n${hi[nexts[change][1]]}` },
	})

/** LIV-01: mails about a changed session, to guests who paid for it and to others. */
export const sessionNoticeKinds = {
	free: { moved: free('moved'), restored: free('restored'), cancelled: free('cancelled') },
	paid: { moved: paid('moved'), restored: paid('restored'), cancelled: paid('cancelled') },
}
