/**
 * Words that are common in Croatian passwords and missing in the estimator's own dictionaries, in the order in which
 * they are guessed, because a word's position counts. Also without diacritics where people leave them out.
 */
const WORDS = `
lozinka šifra sifra zaporka tenis tenisklub teniski klub teniskiklub teren reket loptica lopta zemlja wimbledon
administrator uprava korisnik član clan predsjednik blagajnik domar rezervacija termin igrač igrac trener liga piramida
dobrodošli dobrodosli hrvatska zagreb split rijeka osijek zadar pula dubrovnik šibenik sibenik varaždin varazdin karlovac
sisak vukovar slavonija dalmacija istra zagorje jadran more sunce ljeto zima proljeće proljece jesen
dinamo hajduk hajduksplit torcida bbb vatreni kockica kockice modrić modric čilić cilic ivanišević ivanisevic ljubičić
ljubicic goran đoković djokovic nadal federer roland garros
volim volimte volimtenis ljubav ljubavi srce sreća sreca anđeo andeo princeza maca macka mačka pas medo zvijezda
mama tata baka djed sestra brat sin kći obitelj prijatelj kuća kuca doma posao škola skola auto golf
jedan dva tri četiri cetiri pet šest sest sedam osam devet deset ponedjeljak utorak srijeda četvrtak petak subota nedjelja
siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac
ana marija ivana mirjana katarina nada dragica ljubica vesna lana lucija petra iva maja marina marta nika sara ema mia
sanja tanja jelena martina kristina josipa antonija mateja dora branka đurđica durdica
ivan marko josip luka ante tomislav željko zeljko stjepan mario mate petar hrvoje davor zoran nikola filip karlo jakov
david fran leon krešimir kresimir damir dario darko robert igor boris branko zvonimir domagoj matija matej juraj
horvat kovačević kovacevic babić babic marić maric novak jurić juric kovač kovac vuković vukovic matić matic knežević
knezevic tomić tomic božić bozic blažević blazevic pavić pavic radić radic perić peric
prvi drugi moja moje moj nova novi stara stari lijepa najbolji šampion sampion pobjeda as servis forhend bekend set gem
teren1 teren2 qwertzuiopš qwertzuiopšđ asdfghjklč yxcvbnm
`;

export const CROATIAN_DICTIONARY: readonly string[] = [...new Set(WORDS.trim().split(/\s+/))];
