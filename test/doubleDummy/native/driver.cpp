// An independent solver behind a pipe: a question a line, an answer a line, with the processor time it took in nanoseconds first.
// It is linked with Debian's libdds-dev where that is installed, and is no part of the product.
//   T DEAL                    -> NS, 20 results: spades, hearts, diamonds, clubs, notrump, of North, East, South, West each
//   P TRUMP FIRST DEAL CARDS  -> NS, declarer's tricks before the first card and after each of them
//   C TRUMP FIRST LEFT TRICK  -> NS, for each card of the hand in turn CARD=TRICKS, the tricks of its side
// TRUMP: 0 spades to 3 clubs, 4 notrump. FIRST: 0 North to 3 West. TRICK: the cards of the trick in progress, or -.
#include <cstdio>
#include <cstring>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <dds/dll.h>

static const char *RANKS = "  23456789TJQKA";
static const char *SUITS = "SHDC";

static long long processorTime() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static dealPBN dealOf(int trump, int first, const std::string &hands) {
  dealPBN deal;
  memset(&deal, 0, sizeof deal);
  deal.trump = trump;
  deal.first = first;
  snprintf(deal.remainCards, sizeof deal.remainCards, "%s", hands.c_str());
  for (char &letter : deal.remainCards)
    if (letter == '_') letter = ' ';
  return deal;
}

int main() {
  SetMaxThreads(1);
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream asked(line);
    std::string kind, hands, cards;
    int trump = 0, first = 0, code = 0;
    asked >> kind;
    std::ostringstream answer;
    long long begun = 0, ended = 0;
    if (kind == "T") {
      asked >> hands;
      ddTableDealPBN deal;
      snprintf(deal.cards, sizeof deal.cards, "%s", dealOf(0, 0, hands).remainCards);
      ddTableResults results;
      begun = processorTime();
      code = CalcDDtablePBN(deal, &results);
      ended = processorTime();
      for (auto &strain : results.resTable)
        for (int tricks : strain) answer << ' ' << tricks;
    } else if (kind == "P") {
      asked >> trump >> first >> hands >> cards;
      playTracePBN play;
      play.number = static_cast<int>(cards.size() / 2);
      snprintf(play.cards, sizeof play.cards, "%s", cards.c_str());
      solvedPlay solved;
      begun = processorTime();
      code = AnalysePlayPBN(dealOf(trump, first, hands), play, &solved, 0);
      ended = processorTime();
      for (int at = 0; at < solved.number; at++) answer << ' ' << solved.tricks[at];
    } else if (kind == "C") {
      asked >> trump >> first >> hands >> cards;
      dealPBN deal = dealOf(trump, first, hands);
      for (size_t at = 0; cards != "-" && at * 2 < cards.size(); at++) {
        deal.currentTrickSuit[at] = static_cast<int>(strchr(SUITS, cards[at * 2]) - SUITS);
        deal.currentTrickRank[at] = static_cast<int>(strchr(RANKS, cards[at * 2 + 1]) - RANKS);
      }
      futureTricks found;
      begun = processorTime();
      code = SolveBoardPBN(deal, -1, 3, 1, &found, 0);
      ended = processorTime();
      for (int at = 0; at < found.cards; at++) {
        answer << ' ' << SUITS[found.suit[at]] << RANKS[found.rank[at]] << '=' << found.score[at];
        for (int rank = 2; rank < 15; rank++)
          if (found.equals[at] & (1 << rank)) answer << ' ' << SUITS[found.suit[at]] << RANKS[rank] << '=' << found.score[at];
      }
    }
    if (code != 1) std::cout << "error " << code << std::endl;
    else std::cout << ended - begun << answer.str() << std::endl;
  }
}
