"""The best LetraMix layout as a CP-SAT model: the peer of `cargo xtask bench solver`.

Standard input is one JSON object: `letters` (the dice, no jokers), `values` (what each die is worth), `words` (all
words that the dice can form) and `seconds` (of CPU time). Standard output is one, too: `rows`, `score`, `bound`,
`proved`, `first_full_ms` (CPU time until the first layout with all dice, or null) and `cpu_ms`, both from the start of
making the model.

The model has a yes-or-no variable for every word at every place, and is written as CP-SAT likes it: cliques and
clauses instead of sums wherever possible. What was tried on one rack and chosen for it: without its probing (which
took 30 s of CPU time before the search began), with the root of the tree at a known cell (the same score in half the
time), with letters instead of words in the objective (a bound of 2 T at once instead of four times that).
"""

import json
import sys
import threading
import time
from collections import Counter, defaultdict

from ortools.sat.python import cp_model

ACROSS, DOWN = (0, 1), (1, 0)


def cells_of(dice):
    """The cells (row, column) that are enough: no layout is lost.

    A connected layout of n dice within h rows and w columns needs h + w - 1 dice or more, so h + w <= n + 1. Mirrored
    at the diagonal it is worth the same, so let h <= w: then h <= (n + 1) / 2. Moved to the top left corner it has
    dice in the first row and in the first column, so that one at (row, column) needs row + column + 1 dice or more.
    """
    return [(row, column) for row in range((dice + 1) // 2) for column in range(dice - row)]


class Model:
    """The variables, and what must hold between them."""

    def __init__(self, letters, values, words):
        self.dice = len(letters)
        self.value = dict(zip(letters, values))
        self.total = sum(values)
        self.count = Counter(letters)
        self.cells = cells_of(self.dice)
        self.model = cp_model.CpModel()
        self.filled = {cell: self.model.new_bool_var("") for cell in self.cells}
        self.letter = self._bool_by_cell_and_letter()
        self._one_letter_a_cell()
        runs = [self._runs(words, direction) for direction in (ACROSS, DOWN)]
        self._no_die_alone(runs)
        self._connected()
        self._at_the_top_left()
        self._score(runs)

    def _bool_by_cell_and_letter(self):
        return {(cell, letter): self.model.new_bool_var("") for cell in self.cells for letter in self.count}

    def _one_letter_a_cell(self):
        for cell in self.cells:
            here = [self.letter[cell, letter] for letter in self.count]
            self.model.add_exactly_one(here + [~self.filled[cell]])
        for letter, count in self.count.items():
            self.model.add(sum(self.letter[cell, letter] for cell in self.cells) <= count)

    def _runs(self, words, direction):
        """Every run of two or more letters is a word. Gives which letters are in a run of this direction."""
        here, pairs, ends = defaultdict(list), defaultdict(list), defaultdict(list)
        for word in words:
            for start in self.cells:
                run = [step(start, direction, place) for place in range(len(word))]
                if run[-1] not in self.filled:
                    continue
                lies = self.model.new_bool_var("")
                for cell, letter in zip(run, word):
                    here[cell, letter].append(lies)
                for cell in run[:-1]:
                    pairs[cell].append(lies)
                ends["before", step(start, direction, -1)].append(lies)
                ends["after", step(run[-1], direction, 1)].append(lies)
        return self._words_fit(direction, here, pairs, ends)

    def _words_fit(self, direction, here, pairs, ends):
        in_run = self._bool_by_cell_and_letter()
        for key, is_in in in_run.items():
            self.model.add_exactly_one(here[key] + [~is_in])
            self.model.add_implication(is_in, self.letter[key])
        for cell in self.cells:
            beside = step(cell, direction, 1)
            if beside in self.filled:
                self.model.add_bool_or(pairs[cell] + [~self.filled[cell], ~self.filled[beside]])
        for (_, cell), words in ends.items():
            if cell in self.filled:
                self.model.add_at_most_one(words + [self.filled[cell]])
        return in_run

    def _no_die_alone(self, runs):
        for cell in self.cells:
            in_a_run = [run[cell, letter] for run in runs for letter in self.count]
            self.model.add_bool_or(in_a_run + [~self.filled[cell]])

    def _connected(self):
        """Every filled cell hangs on a neighbour nearer to the root, which is the first cell of the first row."""
        depth = {cell: self.model.new_int_var(0, self.dice - 1, "") for cell in self.cells}
        for cell in self.cells:
            hangs = []
            for direction in (ACROSS, DOWN):
                for beside in (step(cell, direction, -1), step(cell, direction, 1)):
                    if beside in self.filled:
                        arc = self.model.new_bool_var("")
                        self.model.add_implication(arc, self.filled[beside])
                        self.model.add(depth[cell] >= depth[beside] + 1).only_enforce_if(arc)
                        hangs.append(arc)
            self.model.add_exactly_one(hangs + self._root(cell) + [~self.filled[cell]])

    def _root(self, cell):
        if cell[0] > 0:
            return []
        root = self.model.new_bool_var("")
        before = [self.filled[0, column] for column in range(cell[1])]
        for other in before:
            self.model.add_implication(root, ~other)
        self.model.add_bool_or([root, ~self.filled[cell]] + before)
        return [root]

    def _at_the_top_left(self):
        self.model.add_bool_or(self.filled[cell] for cell in self.cells if cell[0] == 0)
        self.model.add_bool_or(self.filled[cell] for cell in self.cells if cell[1] == 0)

    def _score(self, runs):
        """Across + down - unused; no letter counts more than twice, so twice the sum of all dice is a bound."""
        counted = sum(self.value[letter] * is_in for run in runs for (_, letter), is_in in run.items())
        used = sum(self.value[letter] * lies for (_, letter), lies in self.letter.items())
        score = counted + used - self.total
        self.model.add(score <= 2 * self.total)
        self.model.maximize(score)

    def rows(self, solver):
        """What lies, without empty lines at the end."""
        laid = {cell: letter for (cell, letter), lies in self.letter.items() if solver.boolean_value(lies)}
        height = max(row for row, _ in laid) + 1
        width = max(column for _, column in laid) + 1
        return ["".join(laid.get((row, column), ".") for column in range(width)) for row in range(height)]


def step(cell, direction, places):
    return cell[0] + places * direction[0], cell[1] + places * direction[1]


class Watch(cp_model.CpSolverSolutionCallback):
    """Notes when the first layout with all dice is there."""

    def __init__(self, model, clock):
        super().__init__()
        self.model, self.clock, self.first_full = model, clock, None

    def on_solution_callback(self):
        if self.first_full is None:
            laid = sum(self.boolean_value(filled) for filled in self.model.filled.values())
            self.first_full = self.clock() if laid == self.model.dice else None


def solve(question):
    start = time.process_time()

    def clock():
        return (time.process_time() - start) * 1e3

    model = Model(question["letters"], question["values"], question["words"])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.cp_model_probing_level = 0
    watch = Watch(model, clock)
    # CP-SAT can be told a time by the clock only; on a busy machine that would be less than it is promised.
    ended = threading.Event()
    stopper = threading.Thread(target=stop_after, args=(solver, question["seconds"] * 1e3, clock, ended))
    stopper.start()
    status = solver.solve(model.model, watch)
    ended.set()
    stopper.join()
    found = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    score = round(solver.objective_value) if found else -model.total
    # Infeasible: there is no layout at all.
    proved = status in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
    bound = score if proved else min(2 * model.total, round(solver.best_objective_bound))
    return {
        "rows": model.rows(solver) if found else [],
        "score": score,
        "bound": bound,
        "proved": proved,
        "first_full_ms": watch.first_full,
        "cpu_ms": clock(),
    }


def stop_after(solver, milliseconds, clock, ended):
    while not ended.wait(0.05):
        if clock() > milliseconds:
            solver.stop_search()


if __name__ == "__main__":
    print(json.dumps(solve(json.load(sys.stdin))))
