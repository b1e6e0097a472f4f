import type { VerdictEntry } from './entry.ts';

/** Texts about finding flights, booking them, trips and hotels, each in the words of another person. */
export const entries: VerdictEntry[] = [
  {
    site: 'travel',
    start: '/travel/',
    clean: 'passed',
    bug: 'suggest-all',
    text: `Start typing "Lon" into the From box. You should get exactly two suggestions, London Gatwick and London Heathrow, and nothing else. Pick Heathrow and check that the box now reads London Heathrow.`,
  },
  {
    site: 'travel',
    start: '/travel/',
    clean: 'passed',
    bug: 'swap-half',
    text: `1. In "From" type Lisbon and pick it from the suggestions.
2. In "To" type Paris and pick that one too.
3. Click the button with the two arrows between the fields (Swap places).

Expected: From is now Paris and To is now Lisbon.`,
  },
  {
    site: 'travel',
    start: '/travel/',
    clean: 'passed',
    bug: 'return-stays',
    text: `Given I am on the search page
When I choose "One way"
Then the field for the return date is no longer visible
And the Depart field is still there`,
  },
  {
    site: 'travel',
    start: '/travel/',
    clean: 'passed',
    bug: 'travellers-stuck',
    text: `As a parent I want to say how many of us are flying.
Acceptance criteria:
- The travellers field says "1 traveller" at first.
- After I open it and add one adult and one child with the plus buttons, it says "3 travellers".`,
  },
  {
    site: 'travel',
    start: '/travel/',
    clean: 'passed',
    bug: 'same-city',
    text: `Hi, can you check that nobody can search from Madrid to Madrid? Choose Madrid in both fields and hit Search flights. It should complain with "Choose two different places".`,
  },
  {
    site: 'travel',
    start: '/travel/',
    clean: 'passed',
    bug: 'card-total',
    text: `Search a one-way flight from Lisbon to Berlin on 20 June 2027 for two adults. The results page is headed "Lisbon to Berlin" and shows "20 Jun 2027 · One way · 2 travellers" below. The Aero Norte flight that leaves at 07:10 costs €189, and its card also says "€378 total for 2 travellers".`,
  },
  {
    site: 'travel',
    start: '/travel/',
    clean: 'passed',
    text: `Type Tokyo in the To field. We don't fly there, so instead of suggestions the user should see "No places found".`,
  },
  {
    site: 'travel',
    start: '/travel/',
    clean: 'passed',
    text: `Click the deal "Lisbon to New York" on the home page. You land on the flights page with the heading Lisbon to New York. There should be 3 flights found.`,
  },
  {
    site: 'travel',
    start: '/travel/flights',
    clean: 'passed',
    bug: 'stops-ignored',
    text: `The list starts with 8 flights. When you pick Direct under Stops, only 4 flights are left and none of them says "1 stop" or "2 stops".`,
  },
  {
    site: 'travel',
    start: '/travel/flights',
    clean: 'passed',
    bug: 'price-ignored',
    text: `Price filter:
- set the "Maximum price" slider to €200
- the page should then say "5 flights found"
- the Meridian flight for €1,249 must not be listed any more`,
  },
  {
    site: 'travel',
    start: '/travel/flights',
    clean: 'passed',
    bug: 'airline-extra',
    text: `Tick Skylark and Baltic Air in the airlines filter. I expect four flights, all of them operated by one of these two, so no Meridian and no Aero Norte in the list.`,
  },
  {
    site: 'travel',
    start: '/travel/flights',
    clean: 'passed',
    bug: 'sort-text',
    text: `A customer complained that sorting by price was nonsense because the business flight for €1,249 came out on top. Press "Cheapest" and make sure this no longer happens. The first card must be the Baltic Air one for €89, and the €1,249 flight must be the last.`,
  },
  {
    site: 'travel',
    start: '/travel/flights',
    clean: 'passed',
    bug: 'reset-keeps',
    text: `Steps:
1. Check the box for Meridian
2. Turn on "Refundable only"
3. Verify that 2 flights are found
4. Click "Reset filters"

Result: all 8 flights are back, the Meridian box is unchecked and the switch is off.`,
  },
  {
    site: 'travel',
    start: '/travel/flights',
    clean: 'passed',
    bug: 'drawer-other',
    text: `Open the details of the Skylark flight that departs at 09:40. A panel called Flight details slides in. It must say that the flight has 1 stop in Madrid and is not refundable.`,
  },
  {
    site: 'travel',
    start: '/travel/flights',
    clean: 'failed',
    text: `Sort the flights by Earliest. The first one in the list should be the Aero Norte flight at 07:10.`,
  },
  {
    site: 'travel',
    start: '/travel/flights',
    clean: 'failed',
    text: `Given the results from Lisbon to Berlin
When the user switches on "Refundable only"
Then "5 flights found" is shown above the list`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV101',
    clean: 'passed',
    bug: 'email-unchecked',
    text: `Fill in the passenger form with first name Marco, last name Rossi, passport number AB123456 and the email "marco.rossi" without any domain. Press Continue. An error "Enter a valid email address" shows up and we do not get to the seat map.`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV101',
    clean: 'passed',
    bug: 'passport-text',
    text: `When a traveller enters 12345 as passport number and clicks on Continue, the form should tell them "Passport number must have 8 letters or digits".`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV103',
    clean: 'passed',
    bug: 'passenger-lost',
    text: `Going back must not lose anything. I enter Julia as first name, Novak as last name, julia@example.com and the passport number P7654321, and continue to the seats. Then I press Back. All four fields should still contain what I typed, in particular the last name should be Novak.`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV101',
    clean: 'passed',
    bug: 'seat-price',
    text: `1. Enter the passenger: Ben Carter, ben@example.com, passport C1234567.
2. Continue to the seat map.
3. Select seat 2A.

Expected result: the price summary has a line "Seat 2A" with €25 and the total is €214.`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV104',
    clean: 'passed',
    text: `Seat map check. Passenger is Lena Vogt, lena.vogt@example.com, passport number D9876543; continue to the seats. 3C is already taken and can't be clicked. Choose 4B instead and the page confirms "Your seat: 4B".`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV105',
    clean: 'passed',
    bug: 'bags-limit',
    text: `Nobody may take more than three suitcases. Go through the passenger step as Anna Kovacs (anna@example.com, passport X1234567), continue past the seats without choosing one, and on the extras step add 3 checked bags. After that the plus button for the bags is disabled. The total in the summary is €269.`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV101',
    clean: 'passed',
    bug: 'promo-message',
    text: `Enter HELLO as promo code and click Apply. You should see the message "This promo code is not valid." and the total should still be €189.`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV107',
    clean: 'passed',
    bug: 'promo-stays',
    text: `Checklist for promo codes
[ ] apply WELCOME5: a chip "WELCOME5 applied" appears and the total goes from €245 to €232.75
[ ] remove the code again with the little x: the total is back at €245`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV103',
    clean: 'passed',
    bug: 'confirm-email',
    text: `Book this flight for Marta Silva with the email marta.silva@example.com and passport number M2468135. She doesn't want a seat or any extras, so just continue to the review, accept the fare rules and pay. The next page says "Booking confirmed" with the booking code TRV7K2. It also says that a confirmation was sent to marta.silva@example.com.`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV101',
    clean: 'failed',
    text: `SPRING10 gives ten percent off. Put it in the promo code field, apply it, and the total should change from €189 to €169.90.`,
  },
  {
    site: 'travel',
    start: '/travel/book?flight=TV102',
    clean: 'failed',
    text: `- Apply the old promo code WINTER20
- The error reads "This promo code is not valid."
- The total is unchanged at €134`,
  },
  {
    site: 'travel',
    start: '/travel/trips',
    clean: 'passed',
    bug: 'cancel-status',
    text: `Cancel the trip to Rome and confirm with "Yes, cancel". It should disappear from the upcoming trips. Open the Past tab: Lisbon to Rome is there now and its status is Cancelled.`,
  },
  {
    site: 'travel',
    start: '/travel/trips',
    clean: 'passed',
    bug: 'trips-count',
    text: `Given I have 3 upcoming trips
When I cancel the one to Madrid and confirm it
Then a message "Your trip to Madrid was cancelled" appears
And the tabs read "Upcoming (2)" and "Past (4)"`,
  },
  {
    site: 'travel',
    start: '/travel/trips',
    clean: 'passed',
    bug: 'dialog-keep',
    text: `Click Cancel trip on Lisbon to Rome, but then change your mind and press "Keep trip" in the dialog. The dialog closes, and the trip to Rome is still listed as Confirmed.`,
  },
  {
    site: 'travel',
    start: '/travel/trips',
    clean: 'passed',
    bug: 'ticket-link',
    text: `Support got calls about people seeing somebody else's ticket. Please open the e-ticket of the Lisbon to Madrid trip. The page that opens has to be headed "E-ticket TRV5B1" and mention Lisbon to Madrid.`,
  },
  {
    site: 'travel',
    start: '/travel/trips',
    clean: 'failed',
    text: `If I cancel my Paris trip and confirm, it stays in the Upcoming list with the label Cancelled so that I can still find it there.`,
  },
  {
    site: 'travel',
    start: '/travel/trips',
    clean: 'failed',
    text: `Go to the past trips. There are three of them and the first in the list is Porto to London, followed by Lisbon to Vienna and then Lisbon to Amsterdam.`,
  },
  {
    site: 'travel',
    start: '/travel/hotels',
    clean: 'passed',
    bug: 'heart-count',
    text: `The header shows 1 next to Favourites. Click the heart on Casa Azul. "Added to favourites" pops up and the number in the header becomes 2.`,
  },
  {
    site: 'travel',
    start: '/travel/hotels',
    clean: 'passed',
    text: `Sort the hotels by lowest price. Garden Court comes first then, and The Old Mill is at the very end.`,
  },
  {
    site: 'travel',
    start: '/travel/hotels',
    clean: 'passed',
    bug: 'currency-lost',
    text: `Story: as an American visitor I want to see dollars everywhere.
1. Switch the currency to USD. Casa Azul costs $132 per night now.
2. Open Casa Azul.
3. The price there is $132 as well, not €120.`,
  },
  {
    site: 'travel',
    start: '/travel/hotels/casa-azul',
    clean: 'passed',
    bug: 'helpful-stuck',
    text: `Ines M.'s review has 12 helpful votes. When I click Helpful on it, it goes up to 13. Clicking it once more takes my vote back, so we're at 12 again.`,
  },
  {
    site: 'travel',
    start: '/travel/hotels/casa-azul',
    clean: 'passed',
    bug: 'review-kept',
    text: `Write a review: give 4 stars, enter "Nice place, friendly people" and post it. You get a "Thank you for your review". The heading says Reviews (6) now, your text is in the list, and the review box is empty again.`,
  },
  {
    site: 'travel',
    start: '/travel/hotels/casa-azul',
    clean: 'failed',
    text: `Look at the photos of the hotel. It starts with 1 / 5. After clicking next twice the counter says 3 / 5 and the photo is called "A double room".`,
  },
  {
    site: 'travel',
    start: '/travel/hotels/casa-azul',
    clean: 'failed',
    text: `Increase the stay by one night. The page should now show 3 nights for a price of €450.`,
  },
];
