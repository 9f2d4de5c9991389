/** Slugs of titles that are not in the Latin script, so that an address stays readable. */
export const slugs: Record<string, string> = {
	'कहानी सुनाओ, भाषा सिखाओ: प्राथमिक कक्षाओं के लिए': 'kahani-sunao-bhasha-sikhao',
	'मात्राएँ आसान बनाएँ: चालीस दिन की योजना': 'matraen-aasan-banaen',
	'व्याकरण रटना नहीं, समझना': 'vyakaran-ratna-nahin-samajhna',
	'दस मिनट का वाचन-कोना': 'das-minute-ka-vachan-kona',
	'सुलेख से आगे: लिखावट सुधारने के पाँच खेल': 'sulekh-se-aage-paanch-khel',
	'हिंदी दिवस से परे: साल भर का भाषा-उत्सव': 'hindi-diwas-se-pare',
	'हिंदी शिक्षण में प्रमाणपत्र: पढ़ना, लिखना, सोचना': 'hindi-shikshan-mein-pramanpatra',
	'कविता की कक्षा: चार शामें, चार कवि': 'kavita-ki-kaksha',
	'बाल-साहित्य पिटारा: सौ किताबें': 'bal-sahitya-pitara',
}
