/*
 * The prose of the reference, where the schemas and tables of the contract have none. Keys are the anchors of the
 * reference. English only, like the specification itself.
 */

/** One line on each field, limit and format that has no description in its schema, in the style of the contract. */
export const descriptions: Readonly<Record<string, string>> = {
  'operation.localization': 'Translates a list of strings into one or several languages.',
  'operation.transliteration': 'Writes a list of strings in another script, without translating them.',
  'operation.stt_upload': 'Accepts a recording, or the address of one, and answers with the id of a job.',
  'operation.stt_status': 'Tells the state of a job.',
  'operation.stt_transcript': 'Returns the transcript of a finished job.',
  'operation.tts': 'Speaks a text or SSML, and answers with an audio file.',

  'localization.REV-APPVERSION': 'version of translation; it determines the values of domain',
  'localization.domain': 'subject of the texts: a number in version 2.0, a name in version 3.0',
  'localization.answer.responseList': 'one entry for each input string, in the same order',
  'localization.answer.responseList.inString': 'the input string',
  'localization.answer.responseList.outString': 'the translation; only for one target language',
  'localization.answer.responseList.apiStatus':
    'how the string was translated, over all of its sentences; always 4 for several target languages',
  'localization.answer.responseList.outStrings':
    'the translation in each target language; only for several of them',
  'localization.answer.responseList.api_statuses':
    'how the string was translated into each target language; only for several of them',
  'localization.answer.tokenConsumed':
    'characters that NMT translated, times the number of target languages; 0 if the lookup database served everything',
  'localization.answer.uuid': '128-bit identifier of the request',

  'transliteration.answer.responseList': 'one entry for each input string, in the same order',
  'transliteration.answer.responseList.inString': 'the input string',
  'transliteration.answer.responseList.outString': 'the results, best first; at most noOfSuggestions',
  'transliteration.answer.responseList.status': '2 for every string',

  'stt_upload.answer.job_id': 'the id of the job; an upload that is refused has one too',
  'stt_upload.answer.code': 'whether the upload was accepted, or why not',
  'stt_upload.answer.message': 'the code in words',
  'stt_status.answer.job_id': 'the id of the job',
  'stt_status.answer.code': 'the state of the job, or what is wrong with it',
  'stt_status.answer.message': 'the code in words',
  'stt_status.answer.status': 'the state of the job',
  'stt_transcript.answer.job_id': 'the id of the job',
  'stt_transcript.answer.code': 'whether the transcript is ready, or why not',
  'stt_transcript.answer.message': 'the code in words',
  'stt_transcript.answer.result': 'the transcript; only with code 000',
  'stt_transcript.answer.result.channel_number': 'audio channel',
  'stt_transcript.answer.result.words.word': 'the word as it was recognised, without punctuation',
  'stt_transcript.answer.result.words.conf': 'confidence from 0 to 1, where the engine gives one',
  'stt_transcript.answer.result.words.start': 'seconds from the start of the recording',
  'stt_transcript.answer.result.words.end': 'seconds from the start of the recording',

  'job-state.queued': 'The upload was accepted and waits for its turn.',
  'job-state.processing': 'The transcript is being made.',
  'job-state.completed': 'The transcript can be fetched.',
  'job-state.failed': 'Processing failed, for example because the recording is damaged.',

  'error-shape.A': 'Refusals about the account, in translation and speech to text.',
  'error-shape.B': 'All errors of transliteration; in translation those about headers and fields.',
  'error-shape.tts': 'All errors of text to speech.',
  'error-shape.stt': 'Results of an upload and states of a job; the HTTP status is 200.',

  'limit.audioBytes': 'an upload is smaller than this many bytes',
  'limit.speed': 'speed of speech; 1 is normal',
  'limit.pitch': 'pitch of speech, in semitones',
  'limit.sampleRate': 'sample rate of speech, in hertz',
  'limit.jsonBytes': 'bytes of a JSON body',
  'limit.jsonDepth': 'depth of nested lists and objects',
  'limit.strings': 'strings in data',
  'limit.charactersPerString': 'characters of one string of data',
  'limit.maskTermCharacters': 'characters of all terms in nmtMaskTerms together',
  'limit.answerCharacters': 'characters of data, times the number of target languages or noOfSuggestions',
  'limit.ssmlBytes': 'bytes of ssml',
  'limit.textCharacters': 'characters of text',
  'limit.suggestions': 'the largest noOfSuggestions',
  'limit.sayAsLength': 'characters inside of a say-as tag',

  'ssml.speak': 'the root of every SSML text',
  'ssml.voice': 'the voice of a part; name is a speaker code, which also determines the language',
  'ssml.prosody': 'pitch, rate and volume of a part; duration takes precedence over rate',
  'ssml.say-as': 'how a part is read: as a number, a date, an amount, single characters',
  'ssml.sub': 'text that is spoken in place of the written one',
  'ssml.break': 'a pause, by its length or strength',
  'ssml.p': 'a paragraph, with a pause after it',
  'ssml.s': 'a sentence, with a short pause after it',

  'format.WAV': 'uncompressed, with a header; the default',
  'format.MP3': 'compressed',
  'format.FLAC': 'compressed without loss',
  'format.OGG': 'Vorbis in an Ogg file',
  'format.OPUS': 'Opus in an Ogg file',
  'format.PCM': 'signed 16-bit little-endian samples, mono, without a header',

  'local-header.X-Explain': 'request: 1 asks the embedded service to remember how it produced the answer',
  'local-header.X-Explain-Id': 'answer: the id of that explanation',
  'local-header.X-Engine': 'request: the engine that should serve it; answer: the engines that did',
  'local-header.X-Changed-By': 'request: who changes a database of the embedded service',
  'local-header.X-Request-Id':
    'answer: the id of the request, which is also in the log of the embedded service',
  'local-header.X-Sample-Rate': 'answer: the sample rate of the audio in hertz, which headerless PCM needs',
  'local-header.Server-Timing': 'answer: the time that the embedded service took for each step',
  'local-header.format': 'request: sent by some clients of text to speech; it has no effect',
};

/** Whole sentences below the description of an entry, or below the heading of a section or page. */
export const notes: Readonly<Record<string, string>> = {
  overview:
    'One HTTP service with four functions. Translation, transliteration and text to speech are sent to the same path; the header REV-APPNAME chooses between them. Speech to text has three paths of its own: a recording is uploaded, its job is polled, and the transcript is fetched.',
  'overview.common':
    'Key and app id belong to the account and must be kept secret. In this console they stay on the server side of its proxy.',
  'overview.order':
    'The first check that fails answers: credentials, expiry of the key, allowance, permission for the function, permission for the language; then the headers, then the body.',
  'overview.versions':
    'REV-APPVERSION chooses the version of translation (2.0 or 3.0) and of transliteration (2.0). Speech to text and text to speech have no version. Versions of translation differ in the values of domain, which pair in order: 0 is generic, 8 is medical.',
  'overview.local-headers':
    'These headers are not part of the API. The embedded service understands and sends them; another service ignores them.',
  translation:
    'Each string is divided into sentences. A sentence is looked up in the database first (enableLookup), then translated by NMT (enableNmt); if that fails, it is transliterated (enableTransliteration). The status of a string says which of these it was.',
  transliteration:
    'Strings are written in another script: the words stay the same. Words of one language may be written in the script of another (cnt_lang), and each string may have several suggestions.',
  'speech-to-text':
    'Upload a recording, ask for the state of its job until it is completed, then fetch the transcript. Codes are always text of three digits, and answers with a code have HTTP status 200.',
  'text-to-speech':
    'A text, a list of sentences or SSML is spoken by the voice that the header speaker names. If text and ssml are both present, ssml is spoken.',
  codes:
    'How a string was translated, how an upload was received, and how a job stands. Codes of the status call and of the transcript call share one table.',
  errors: 'Every row of the error tables. An error that no row describes still has one of these shapes.',
  limits:
    'Those of the specification apply to every service. The others are limits of the embedded service, which are settings where it says so.',
  languages:
    'Every language code with the functions that accept it. Konkani has two codes: kok in translation, kon in transliteration.',
  'localization.nmtMask':
    'With another source language, true is accepted and masking is off: widely used clients always send it.',
  'localization.nmtMaskTerms':
    'Give a list of terms, or a map of each term to its replacement: a term paired with itself is kept. Any term sets nmtMask to true.',
  'localization.tgt_lang': 'Spaces around the commas are ignored.',
  'localization.filterProfane':
    'Each letter of a profane word becomes an asterisk, before anything is translated.',
  'transliteration.domain': 'A number, as old clients send it, or no domain at all means generic.',
  'transliteration.convertNumber': 'Old clients send true for local, and false for none.',
  'transliteration.noOfSuggestions':
    'An upper bound. For several words, suggestions are combinations of the candidates of each word.',
  'stt_upload.file':
    'Its type is read from its bytes, not from its name. If file_url is present too, file is used.',
  'stt_upload.file_url': 'The service fetches it before it answers.',
  'stt_upload.subtitles': 'The transcript then contains SubRip text.',
  'tts.speaker':
    'A language code and male or female, joined by an underscore, with a number from the second voice on: hi_female, hi_female_2.',
  'tts.answer': 'A success is HTTP 200 with the bytes of the audio file as its body.',
  'codes.job-states': 'An accepted upload is queued, then processing, and ends as completed or failed.',
  'limits.documented': 'Limits that the specification states.',
  'limits.local':
    'The specification gives no limits for these. Each is a setting of the embedded service; a request beyond it is refused with the name of the field.',
  'limits.fixed': 'Limits of the embedded service that cannot be configured.',
};

/** What each example of the contract shows. */
export const exampleTitles: Readonly<Record<string, string>> = {
  'example.localization.clinic': 'Messages of a clinic in four languages; a name is kept',
  'example.localization.orders': 'Messages of a shop in five languages, with numbers and names',
  'example.localization.fromHindi': 'From Hindi into four languages, with version 2.0',
  'example.transliteration.names': 'Names and places in Malayalam, five suggestions each',
  'example.transliteration.abbreviations': 'Abbreviations in Urdu; addresses stay as they are',
  'example.transliteration.numbers': 'Numbers as words in Santali',
  'example.transliteration.hinglish': 'Hindi typed in Latin letters',
  'example.stt_upload.recording': 'An English recording with subtitles',
  'example.tts.hindi': 'A sentence in Hindi',
  'example.tts.urdu': 'Two sentences in Urdu',
  'example.tts.ssml': 'SSML with two voices, a pause and single digits',
};

/** Why the OpenAPI description has one operation for three functions. */
export const onePathReason =
  'Translation, transliteration and text to speech share the method POST and the path /: the header REV-APPNAME says which of them a request is for. OpenAPI identifies an operation by its method and path alone, so these functions are one operation here. A body is any of the three schemas, and an answer any of the three answers: “any of” rather than “one of”, because a body for one function is often valid for another too (all read data or text and ignore other fields). A discriminator cannot help, since the value is in a header and not in the body. Which schema belongs to which value of REV-APPNAME, with its headers, is in x-functions. Paths that differ only in a query or a fragment would describe requests that the service does not know.';
