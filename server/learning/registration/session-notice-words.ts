/** Texts of the mail about a changed session, by language. */
export const sessionNoticeWords = {
	en: {
		subject: { moved: 'New time', cancelled: 'Cancelled', restored: 'It takes place after all' },
		greet: (name: string) => `Namaste ${name},`,
		moved: (title: string, before: string, now: string) => [
			`“${title}”, for which you are registered, has another time.`,
			'',
			`Until now: ${before} Indian time`,
			`New: ${now} Indian time`,
			'',
			'Your registration stays. Open the attached calendar file, and your calendar has the new time.',
		],
		cancelled: (title: string, before: string) => [
			`“${title}”, for which you are registered, is cancelled. It was to begin on ${before} Indian time.`,
			'',
			'Open the attached calendar file, and it leaves your calendar.',
		],
		restored: (title: string, _: string, now: string) => [
			`“${title}”, for which you are registered, was cancelled and takes place after all.`,
			`It begins on ${now} Indian time.`,
			'',
			'Your registration stays. Open the attached calendar file, and it is in your calendar again.',
		],
		room: 'The room opens ten minutes before, here:',
		refund:
			'You paid for it. Since we cancelled it, you may ask for your money back at any time, here:',
		leave: 'The new time does not suit you? On the same page you can take your registration back.',
		paid: 'The new time does not suit you? Under this order you see until when you can ask for your money back:',
		nothing: 'You have nothing to do.',
	},
	hi: {
		subject: { moved: 'नया समय', cancelled: 'रद्द', restored: 'अब होगा' },
		greet: (name: string) => `नमस्ते ${name},`,
		moved: (title: string, before: string, now: string) => [
			`“${title}” का समय बदल गया है, जिसके लिए आपने पंजीकरण किया है।`,
			'',
			`पहले: ${before} (भारतीय समय)`,
			`अब: ${now} (भारतीय समय)`,
			'',
			'आपका पंजीकरण बना हुआ है। संलग्न कैलेंडर फ़ाइल खोलें, तो आपके कैलेंडर में नया समय आ जाएगा।',
		],
		cancelled: (title: string, before: string) => [
			`“${title}” रद्द हो गया है, जिसके लिए आपने पंजीकरण किया है। यह ${before} (भारतीय समय) पर शुरू होना था।`,
			'',
			'संलग्न कैलेंडर फ़ाइल खोलें, तो यह आपके कैलेंडर से हट जाएगा।',
		],
		restored: (title: string, _: string, now: string) => [
			`“${title}”, जो रद्द हो गया था और जिसके लिए आपने पंजीकरण किया है, अब होगा।`,
			`यह ${now} (भारतीय समय) पर शुरू होगा।`,
			'',
			'आपका पंजीकरण बना हुआ है। संलग्न कैलेंडर फ़ाइल खोलें, तो यह फिर आपके कैलेंडर में आ जाएगा।',
		],
		room: 'कक्ष दस मिनट पहले यहाँ खुलेगा:',
		refund: 'आपने इसके लिए पैसे दिए हैं। इसे हमने रद्द किया है, इसलिए आप कभी भी पैसे वापस माँग सकते हैं, यहाँ:',
		leave: 'नया समय ठीक नहीं है? उसी पेज पर आप अपना पंजीकरण वापस ले सकते हैं।',
		paid: 'नया समय ठीक नहीं है? इस ऑर्डर में लिखा है कि आप कब तक पैसे वापस माँग सकते हैं:',
		nothing: 'आपको कुछ करने की ज़रूरत नहीं है।',
	},
} as const
